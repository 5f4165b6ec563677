/** Sheets of any game: new ones, the next one, more or fewer players. */

import { padOf } from "../games/pads";
import type { GameKey } from "../generated/protocol";
import { fit } from "./shapes";
import type { PadModule, Sheet } from "./types";

export const LONGEST_NAME = 40;

/** Also where the page came over plain HTTP, as from a computer in the same house. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function newSheet<K extends GameKey, S extends Sheet<K>>(pad: PadModule<K, S>, players = 1, id = newId()): S {
  const now = new Date().toISOString();
  const names = Array.from({ length: players }, () => "");
  return pad.blank({ id, made: now, changed: now, finished: null, names, outcome: null });
}

/** The next game of the same people by the same rules: an empty sheet. */
export function again<K extends GameKey, S extends Sheet<K>>(pad: PadModule<K, S>, sheet: NoInfer<S>): S {
  return pad.again({ ...newSheet(pad, sheet.names.length), names: sheet.names }, sheet);
}

/** Another number of players: new ones come last, and the last ones go. */
export function seated<K extends GameKey, S extends Sheet<K>>(pad: PadModule<K, S>, sheet: NoInfer<S>, players: number): S {
  return pad.seated({ ...sheet, names: fit(sheet.names, players, "") });
}

/** Whether nothing has been written on it. */
export function isBlank(sheet: Sheet): boolean {
  return sheet.names.every((name) => name === "") && padOf(sheet.game)?.isBlank(sheet) !== false;
}
