// Which rules have pictures. They hang on the rule's id and not on its words, so they are there in
// every language; what they draw is drawn by the components of the game's own table.

import type { Component } from "svelte";
import type { Message } from "../games/types";

/** What every picture may have below it: a number or a short sentence. */
export interface Captioned {
  readonly caption?: string | Message;
  /** Whether it shows how it is done, or how not. */
  readonly right?: boolean;
}

export interface Pictures<Panel = unknown> {
  readonly Picture: Component<{ panel: Panel }>;
  /** The panels of each picture, by rule. */
  readonly table: Readonly<Record<string, readonly Panel[]>>;
}

const loaders: Readonly<Record<string, () => Promise<unknown>>> = {};

export async function loadPictures(game: string): Promise<Pictures | null> {
  return ((await loaders[game]?.()) as Pictures | undefined) ?? null;
}
