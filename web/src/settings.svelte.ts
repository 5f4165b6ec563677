// What a person has chosen for this browser; kept in its storage, never sent anywhere.

import type { Pace } from "./table/pace";

export interface Choices {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "off";
  /** How long one looks at what a bot has done. */
  pace: Pace;
  sound: boolean;
  /** Ask again before a turn ends. */
  confirm: boolean;
  /** Draw marks: where things fit, living lines, what is still to come. */
  helpers: boolean;
  /** Say what each act does to what one hopes for; "auto": as long as one is new. */
  hopes: "auto" | "on" | "off";
  /** Show the name of every cell. */
  coordinates: boolean;
  /** Letters do something at the table wherever the focus is. */
  shortcuts: boolean;
  /** Show tables in words, with a line for commands. */
  text: boolean;
  /** Show a notification when a table waits for one. */
  remind: boolean;
  /** null: the browser's language. */
  locale: string | null;
}

const KEY = "harmonium.settings";
export const DEFAULTS: Choices = {
  theme: "auto",
  motion: "auto",
  pace: "normal",
  sound: false,
  confirm: false,
  helpers: true,
  hopes: "auto",
  coordinates: false,
  shortcuts: true,
  text: false,
  remind: false,
  locale: null,
};

/** What was stored, as far as it still makes sense. */
export function read(text: string | null): Choices {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    // An unreadable note is the same as none.
  }
  const known = typeof stored === "object" && stored !== null ? stored : {};
  const kept = Object.entries(known).filter(
    ([name, value]) =>
      name in DEFAULTS &&
      (name === "locale" || typeof value === typeof DEFAULTS[name as keyof Choices]),
  );
  return { ...DEFAULTS, ...Object.fromEntries(kept) };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Choices = $state(typeof localStorage === "undefined" ? DEFAULTS : read(stored()));

export function change(part: Partial<Choices>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export function mayMove(): boolean {
  if (settings.motion === "off" || document.hidden) return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether a key may act wherever the focus is; letters and signs only where the person wants it. */
export function actsAnywhere({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && (settings.shortcuts || key.length > 1 || key === " ");
}
