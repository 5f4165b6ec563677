/**
 * Lists of choices with one tab stop each, walked like boards: arrow keys by how the choices lie
 * before the eye, Home and End, N to the next one that may be taken now (it carries `data-legal`).
 */

import type { Attachment } from "svelte/attachments";
import { walk } from "./board";
import { gridBoard, type Place } from "./gridboard";

/** Boards and lists carry it; N stays inside as long as something may be taken there. */
const GROUP = "[data-choices]";
const LEGAL = "[data-legal]";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** The rows and columns in which boxes lie; one that is a little lifted is still in its row. */
export function placesOf(boxes: readonly Box[]): readonly Place[] {
  // By name: what the browser measures cannot be spread.
  const order = boxes.map(({ top, height }, index) => ({ top, height, index })).sort((one, other) => one.top - other.top);
  const rows = new Map<number, number>();
  let first: { readonly top: number; readonly height: number } | undefined;
  let row = 0;
  for (const box of order) {
    if (first === undefined || box.top > first.top + first.height / 2) {
      first = box;
      row -= 1;
    }
    rows.set(box.index, row);
  }
  return boxes.map(({ left }, index) => ({ key: `${index}`, row: rows.get(index) ?? 0, column: left }));
}

/** One tab stop for all that matches `pick` inside an element. */
export function choices(pick = "button"): Attachment<HTMLElement> {
  return (list) => {
    const all = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(pick)].filter((one) => !one.matches(":disabled"));
    let stop: HTMLElement | null = null;

    function stand(): void {
      const there = all();
      if (stop === null || !there.includes(stop)) {
        stop = there.find((one) => one.matches("[aria-pressed=true]")) ?? there.find((one) => one.matches(LEGAL)) ?? there[0] ?? null;
      }
      for (const one of there) one.tabIndex = one === stop ? 0 : -1;
    }

    function onfocus({ target }: FocusEvent): void {
      const found = all().find((one) => one === target);
      if (found === undefined) return;
      stop = found;
      stand();
    }

    function onkeydown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const there = all();
      const at = there.findIndex((one) => one === event.target);
      const legal = new Set(there.flatMap((one, index) => (one.matches(LEGAL) ? [`${index}`] : [])));
      if (at < 0) return;
      const board = gridBoard({
        places: placesOf(there.map((one) => one.getBoundingClientRect())),
        sources: new Map([["next", legal]]),
        chosen: "next",
        cursor: `${at}`,
      });
      const next = walk(board, event.key, event.shiftKey);
      if (next === null) return;
      event.preventDefault();
      there[Number(next.cursor)]?.focus();
    }

    const watcher = new MutationObserver(stand);
    watcher.observe(list, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    list.dataset["choices"] = "list";
    list.addEventListener("focusin", onfocus);
    list.addEventListener("keydown", onkeydown);
    stand();
    return () => {
      watcher.disconnect();
      list.removeEventListener("focusin", onfocus);
      list.removeEventListener("keydown", onkeydown);
    };
  };
}

/**
 * From anywhere at the table to the next thing that may be taken: the boards come first, for
 * there lies what a held thing may go to, then lists and buttons in their order.
 */
export function toNextChoice(root: Element, way: 1 | -1 = 1): boolean {
  const legal = [...root.querySelectorAll<HTMLElement | SVGElement>(LEGAL)].filter((one) => one.checkVisibility());
  const groupOf = (one: Element): Element => one.closest(GROUP) ?? one;
  const isBoard = (group: Element): boolean => group.matches("[data-choices=board]");
  const groups = [...new Set(legal.map(groupOf))];
  const ordered = [...groups.filter(isBoard), ...groups.filter((group) => !isBoard(group))];
  const active = document.activeElement;
  const from = active === null ? -1 : ordered.indexOf(groupOf(active));
  const group = ordered.at(way === 1 ? (from + 1) % ordered.length : (from < 0 ? 0 : from) - 1);
  if (group === undefined) return false;
  const own = legal.filter((one) => groupOf(one) === group);
  own.at(way === 1 ? 0 : -1)?.focus();
  return true;
}
