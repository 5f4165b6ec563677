// A table in words: what a game tells of its boards and actions, for those who listen or read.

import type { GameKey, GameModule, Message, Model } from "../games/types";

/** A place of a grid: what fits into a small cell, and the same for ears. */
export interface Spot {
  readonly name: string;
  readonly short: string;
  readonly long: string;
  /** Whether something lies there. */
  readonly full: boolean;
}

export interface Grid {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly head: string; readonly spots: readonly (Spot | null)[] }[];
}

/** A few things that belong together, such as the cells of a column. */
export interface Row {
  readonly title: string;
  readonly items: readonly string[];
}

/** One part of the table under its own heading. */
export interface Part {
  /** What the commands call it; several parts may be "cards" or "board". */
  readonly id: string;
  readonly title: string;
  readonly lines?: readonly string[];
  readonly items?: readonly string[];
  readonly rows?: readonly Row[];
  readonly grid?: Grid;
}

export interface InWords<K extends GameKey = GameKey> {
  /** What is asked of the viewer, where no board leads through it. */
  asks?(model: Model<K>): Message | null;
  /** The table for the viewer, in the order of reading. */
  parts(model: Model<K>): readonly Part[];
  /** What everybody may know of somebody else. */
  other(model: Model<K>, seat: number): readonly Part[];
  /** The heading under which a legal action is listed. */
  group(model: Model<K>, index: number): string;
  /** What a legal action does, and what it brings as far as that is known. */
  does(model: Model<K>, index: number): string;
  /** What is asked by pointing at something. */
  readonly pointing?: Message;
  /** What may be pointed at where talk is forbidden, by the texts of actions. */
  pointable?(model: Model<K>): readonly { readonly at: string; readonly text: string }[];
  /** What is to be said about a cell; null if there is none of that name. */
  what(model: Model<K>, cell: string): readonly string[] | null;
  /** A cell to ask about, in examples. */
  readonly cell: string;
  /** How several actions begin, in examples. */
  readonly beginning: string;
  /** How actions are written: examples with their meaning. */
  readonly forms: readonly Form[];
}

export interface Form {
  readonly form: string;
  readonly does: Message;
  /** The option without which there is no such action. */
  readonly option?: string;
}

/** A game whose table is told in words: where no board leads through an action, it is asked for as a
    whole; and the keys of the boards give way to that of the command line. */
export function inText(game: GameModule, words: InWords): GameModule {
  return {
    ...game,
    asks: (model, ui) => words.asks?.(model) ?? game.asks(model, ui),
    keys: [{ key: "/", does: { id: "text-key-command" } }],
  };
}
