/**
 * Dragging with mouse, pen or finger, as an attachment for whatever can be picked up. A short
 * press is a click and stays one; what moves further than a few pixels is a drag.
 */

import type { Attachment } from "svelte/attachments";

const SLACK = 6;

/** What is under the finger while it is dragged. */
export interface Drag {
  readonly source: string;
  readonly x: number;
  readonly y: number;
}

/** The part of a table's state that a drag speaks with. */
export interface Dragger {
  readonly chosen: string | null;
  drag: Drag | null;
  pick(source: string, event?: MouseEvent): void;
  hover(cell: string | null): void;
  /** The end, over a `data-cell` or over one of the named `data-place`s beside the board. */
  dropAt(source: string, cell: string | null, place: string | null): void;
}

/** Source and leave are asked for when a drag begins, so that a newer state never cuts one off. */
export function dragging(
  ui: Dragger,
  sourceOf: () => string,
  isFree: () => boolean,
): Attachment<HTMLElement> {
  return (node) => {
    let source = "";
    let from: { x: number; y: number; id: number } | null = null;
    let moved = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !isFree()) return;
      source = sourceOf();
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      moved = false;
      // From here on a quick pointer cannot slip away from what it holds.
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.id) return;
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK;
      if (!moved && !far) return;
      if (!moved) {
        moved = true;
        if (ui.chosen !== source) ui.pick(source);
      }
      ui.drag = { source, x: event.clientX, y: event.clientY };
      ui.hover(cellAt(event));
    };
    const up = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.id) return;
      from = null;
      if (!moved) return;
      ui.hover(null);
      ui.dropAt(source, cellAt(event), placeAt(event));
      setTimeout(() => (moved = false));
    };
    const lose = (): void => {
      from = null;
      if (ui.drag === null) return;
      ui.drag = null;
      ui.hover(null);
    };
    // The click that follows a drag is not one.
    const click = (event: MouseEvent): void => {
      if (!moved) return;
      event.stopPropagation();
      event.preventDefault();
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", lose);
    node.addEventListener("click", click, true);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", lose);
      node.removeEventListener("click", click, true);
      lose();
    };
  };
}

function under(event: PointerEvent, attribute: string): string | null {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return element?.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;
}

const cellAt = (event: PointerEvent): string | null => under(event, "data-cell");
const placeAt = (event: PointerEvent): string | null => under(event, "data-place");
