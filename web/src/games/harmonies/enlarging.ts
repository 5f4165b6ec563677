/**
 * A closer look at a card: while a pointer rests on it, while the keyboard stands on it, or after a
 * long press of a finger, which then is no touch.
 */

import type { Attachment } from "svelte/attachments";
import type { CardId } from "./facts";

const REST = 450;

export interface Looked {
  readonly card: CardId;
  readonly placed: number | null;
}

/** The part of a table's state that is told what is looked at, and where it lies on the screen. */
export interface Looker {
  look(looked: (Looked & { readonly at: DOMRect }) | null): void;
}

export function enlarging(ui: Partial<Looker>, what: () => Looked): Attachment<HTMLElement> {
  return (node) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    /** A finger rests on it: its click, if any, was a look. */
    let held = false;

    let looking = false;

    const look = (): void => {
      looking = true;
      ui.look?.({ ...what(), at: node.getBoundingClientRect() });
    };
    const leave = (): void => {
      clearTimeout(waiting);
      if (!looking) return;
      looking = false;
      // It may be on its way off the page, in the middle of a change of everything.
      queueMicrotask(() => looking || ui.look?.(null));
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") waiting = setTimeout(look, REST);
    };
    const down = (event: PointerEvent): void => {
      held = false;
      leave();
      if (event.pointerType !== "touch") return;
      waiting = setTimeout(() => {
        held = true;
        look();
      }, REST);
    };
    const click = (event: MouseEvent): void => {
      leave();
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const focus = (): void => {
      if (node.matches(":focus-visible")) look();
    };
    const menu = (event: Event): void => {
      if (held) event.preventDefault();
    };

    const ends = new AbortController();
    const { signal } = ends;
    node.addEventListener("pointerenter", enter, { signal });
    node.addEventListener("pointerdown", down, { signal });
    for (const name of ["pointerleave", "pointerup", "pointercancel", "blur"]) node.addEventListener(name, leave, { signal });
    node.addEventListener("focus", focus, { signal });
    node.addEventListener("contextmenu", menu, { signal });
    node.addEventListener("click", click, { capture: true, signal });
    return () => {
      leave();
      ends.abort();
    };
  };
}
