/**
 * Where the sheets lie: in this browser's storage, one entry a sheet, so that two windows do not
 * overwrite each other. What cannot be read is moved aside, told, and never thrown away.
 */

import { readSheet } from "./reading";
import { isBlank } from "./sheets";
import type { Sheet } from "./types";

export const FORMAT = "harmonium-pad/1";
const SHEET = "harmonium.pad.sheet.";
const ASIDE = "harmonium.pad.aside.";

/** What a browser's storage can do, as far as it is needed here. */
export type Store = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

/** Something that was stored and is no sheet. */
export interface Aside {
  readonly key: string;
  readonly text: string;
}

export interface Found {
  readonly sheets: readonly Sheet[];
  readonly aside: readonly Aside[];
}

/** Everything that is stored, the newest first; unreadable entries are moved aside on the way. */
export function readAll(store: Store): Found {
  const sheets: Sheet[] = [];
  for (const key of keys(store, SHEET)) {
    const text = store.getItem(key) ?? "";
    const sheet = parse(text);
    if (sheet !== null && key === SHEET + sheet.id) sheets.push(sheet);
    else putAside(store, key, text);
  }
  const aside = keys(store, ASIDE).map((key) => ({ key, text: store.getItem(key) ?? "" }));
  return { sheets: sheets.sort((one, other) => other.changed.localeCompare(one.changed)), aside };
}

function keys(store: Store, prefix: string): readonly string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index))
    .filter((key): key is string => key?.startsWith(prefix) === true)
    .sort();
}

function parse(text: string): Sheet | null {
  try {
    return fromEnvelope(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Each entry says its format, so that a later version can tell what it reads. */
function fromEnvelope(value: unknown): Sheet | null {
  const { format, sheet } = (value ?? {}) as { format?: unknown; sheet?: unknown };
  return format === FORMAT ? readSheet(sheet) : null;
}

function putAside(store: Store, key: string, text: string): void {
  const name = ASIDE + key.slice(SHEET.length);
  try {
    let free = name;
    for (let copy = 2; store.getItem(free) !== null; copy++) free = `${name}.${copy}`;
    store.setItem(free, text);
    store.removeItem(key);
  } catch {
    // No room for a copy: it stays where it is.
  }
}

/** Whether it could be stored; a sheet that nothing was written on is not worth a place. */
export function keep(store: Store, sheet: Sheet): boolean {
  try {
    if (isBlank(sheet) && sheet.finished === null) store.removeItem(SHEET + sheet.id);
    else store.setItem(SHEET + sheet.id, JSON.stringify({ format: FORMAT, sheet }));
    return true;
  } catch {
    return false;
  }
}

export function drop(store: Store, id: string): void {
  store.removeItem(SHEET + id);
}

export function dropAside(store: Store, key: string): void {
  if (key.startsWith(ASIDE)) store.removeItem(key);
}

export function isOurs(key: string | null): boolean {
  return key === null || key.startsWith(SHEET) || key.startsWith(ASIDE);
}

/** The text of a file with these sheets. */
export function toFile(sheets: readonly Sheet[]): string {
  return `${JSON.stringify({ format: FORMAT, sheets }, null, 1)}\n`;
}

export interface Import {
  readonly added: readonly Sheet[];
  /** Sheets that were here before, now as the file has them: it is the newer one. */
  readonly renewed: readonly Sheet[];
  /** Here already, the same or newer. */
  readonly same: number;
  readonly unreadable: number;
}

/** What a file would bring; null if it is no file of this pad. */
export function fromFile(text: string, known: readonly Sheet[]): Import | null {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  const { format, sheets } = (content ?? {}) as { format?: unknown; sheets?: unknown };
  if (format !== FORMAT || !Array.isArray(sheets)) return null;
  const read = sheets.map(readSheet);
  // A file may hold a sheet twice; the last one counts.
  const good = [...new Map(read.filter((sheet) => sheet !== null).map((sheet) => [sheet.id, sheet])).values()];
  const before = new Map(known.map((sheet) => [sheet.id, sheet]));
  const newer = (sheet: Sheet) => sheet.changed > (before.get(sheet.id)?.changed ?? "");
  return {
    added: good.filter(({ id }) => !before.has(id)),
    renewed: good.filter((sheet) => before.has(sheet.id) && newer(sheet)),
    same: good.filter((sheet) => before.has(sheet.id) && !newer(sheet)).length,
    unreadable: read.filter((sheet) => sheet === null).length,
  };
}
