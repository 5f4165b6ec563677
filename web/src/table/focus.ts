/**
 * The focus of the keyboard is never lost: when what had it disappears or can no longer be pressed,
 * it goes on to the rest of its list, else to the board; in the text view to what can be done, in
 * the waiting room to its title.
 */

import type { Attachment } from "svelte/attachments";

const STOP = "[tabindex='0']:not(:disabled)";
/** The heading of what can be done, where no board is drawn. */
const ACTIONS = "[data-part=actions] h2";
const TITLE = "h1[tabindex]";
const BOARD = `.centre [data-cell]${STOP}, .centre ${STOP}, .centre :is(button, input, a[href]):not(:disabled)`;

type Focusable = HTMLElement | SVGElement;

export const keepFocus: Attachment<HTMLElement> = (root) => {
  /** What the keyboard stood on; nothing where a pointer leads. */
  let last: Element | null = null;
  let list: Element | null = null;

  function got({ target }: FocusEvent): void {
    last = target instanceof Element && target.matches(":focus-visible") ? target : null;
    list = last?.closest("[data-choices]") ?? null;
  }

  function look(): void {
    if (last === null || isThere(last) || !document.hasFocus()) return;
    const active = document.activeElement;
    if (active !== null && active !== document.body && active !== last) return;
    last = null;
    const dialog = document.querySelector("dialog[open]");
    const beside = list?.isConnected === true ? list.querySelector<Focusable>(STOP) : null;
    const found = [BOARD, ACTIONS, TITLE].map((place) => root.querySelector<Focusable>(place));
    const place = found.find((one) => one !== null);
    (dialog?.querySelector<Focusable>("button") ?? beside ?? place)?.focus();
  }

  const pointed = (): void => {
    last = null;
  };
  const watcher = new MutationObserver(look);
  // Dialogs lie beside the table.
  watcher.observe(root.parentElement ?? root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", got);
  document.addEventListener("pointerdown", pointed, true);
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", got);
    document.removeEventListener("pointerdown", pointed, true);
  };
};

function isThere(element: Element): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(":disabled");
}
