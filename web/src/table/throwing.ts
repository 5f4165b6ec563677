/**
 * A sheet is thrown down by a finger at its head: it follows, and far or fast enough it goes. What
 * stays goes back to its place.
 */

import type { Attachment } from "svelte/attachments";

/** In pixels, and pixels a millisecond. */
const FAR = 80;
const FAST = 0.5;

/** `sheet` moves with the finger; it is asked for when a finger comes. */
export function throwing(sheet: () => HTMLElement | undefined, done: () => void): Attachment<HTMLElement> {
  return (head) => {
    let from: { y: number; at: number; id: number } | null = null;
    const move = (by: number): void => {
      const moved = sheet();
      if (moved !== undefined) moved.style.translate = by > 0 ? `0 ${by}px` : "";
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      from = { y: event.clientY, at: event.timeStamp, id: event.pointerId };
    };
    const drag = (event: PointerEvent): void => {
      if (event.pointerId === from?.id) move(event.clientY - from.y);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== from?.id) return;
      const by = event.clientY - from.y;
      const fast = by / Math.max(1, event.timeStamp - from.at) > FAST;
      from = null;
      move(0);
      if (by > FAR || (fast && by > FAR / 4)) done();
    };
    const lose = (): void => {
      from = null;
      move(0);
    };
    head.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", drag);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", lose);
    return () => {
      head.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", drag);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", lose);
    };
  };
}
