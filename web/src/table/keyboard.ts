// The keys of a whole page. A key with a modifier is the browser's, one in a field the field's.

import { tick } from "svelte";
import { actsAnywhere } from "../settings.svelte";

/** What each key does; letters as small letters. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const FIELDS = "input, textarea, select, dialog";

/** Whether whatever has the keyboard needs the key for itself. */
export function isTyping(event: KeyboardEvent, fields = FIELDS): boolean {
  return (event.target as Element | null)?.closest(fields) != null;
}

export function press(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || !actsAnywhere(event)) return;
  const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act === undefined) return;
  act(event);
  event.preventDefault();
}

/** To the newest line of the log, once it is on the page. */
export async function focusLog(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>("[data-testid=log] button")?.focus();
}
