// What the score pad and a game agree on. The pad keeps sheets, asks the server to count them and
// draws what all of them share; a game says what stands on its sheets and draws the rest.

import type { Component } from "svelte";
import type { Message } from "../games/types";
import type { GameKey, Games } from "../generated/protocol";
import type { Variant } from "../people/variants";
import type { Editor } from "./editor.svelte";

/** What the last count of a sheet came to, kept for lists and for the diary; a game may add to it. */
export interface Outcome {
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
  readonly won?: boolean;
}

/** What stands on every sheet. */
export interface Kept {
  readonly id: string;
  readonly made: string;
  readonly changed: string;
  /** When it was put into the diary; null while it lies open. */
  readonly finished: string | null;
  /** One for each player; an empty one stands for "player 1" and so on. */
  readonly names: readonly string[];
  readonly outcome: Outcome | null;
}

/** A sheet: what is written on it is data of the box; what it is worth is the rules' to say. */
export interface Sheet<K extends GameKey = GameKey> extends Kept {
  readonly game: K;
}

/** Something that was stored or imported, of which only what every sheet has is known to be right. */
export type Stored = Kept & Readonly<Record<string, unknown>>;

/** A number that a chapter of the diary shows besides the points. */
export interface Figure {
  /** The message above it. */
  readonly label: string;
  readonly count: number;
}

export interface PadModule<K extends GameKey = GameKey, S extends Sheet<K> = Sheet<K>, O extends Outcome = Outcome> {
  readonly key: K;
  /** The largest number of players of a sheet. */
  readonly most: number;
  /** A sheet that nothing is written on, for as many players as `kept` has names. */
  blank(kept: Kept): S;
  /** `fresh`, a blank sheet, for the next game by the rules of the one before. */
  again(fresh: S, before: S): S;
  /** The sheet for as many players as it has names now: new ones come last, and the last ones go. */
  seated(sheet: S): S;
  /** Whether nothing is written on it but names. */
  isBlank(sheet: S): boolean;
  /** What was stored, if it is a sheet of this game. */
  read(stored: Stored): S | null;
  /** The sheet as it is counted: what the rules ask for, without names and dates. */
  page(sheet: S): Games[K]["page"];
  /** The count of this device, for when the server cannot be reached. */
  count(page: Games[K]["page"]): Games[K]["counted"];
  /** Whether a game can have ended like this; without this function every counted one can. */
  isPossible?(sheet: S, counted: Games[K]["counted"]): boolean;
  /** What a count came to, short enough for lists. */
  outcome(sheet: S, counted: Games[K]["counted"]): O;
  /** Which of somebody's records the sheet belongs to: the same as at a table. */
  variant(sheet: S): Variant;
  /** What the diary says of a game besides its points. */
  note?(outcome: O): Message | null;
  /** What the diary counts besides points, over all games of a chapter. */
  figures?(outcomes: readonly O[]): readonly Figure[];
  /** The pad is opened: for what a game keeps in this browser besides its sheets. */
  start?(): void;
  /** By which rules: the part of a sheet's head that is this game's. */
  readonly Setup: Component<{ editor: Editor<K, S> }>;
  /** What lies on the table, and what it comes to. */
  readonly Pad: Component<{ editor: Editor<K, S>; names: readonly string[] }>;
}
