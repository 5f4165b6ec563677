// Which rules have pictures. They hang on the rule's id and not on its words, so they are there in
// every language. What they show is kept as plain facts in games/<key>/book/pictures.json, where the
// rules can check every number; Picture.svelte beside it draws it with the pieces of the game's table.
// first.json has those of the first page, by sentence.

import type { Component } from "svelte";
import { t } from "../words.svelte";

/** What any drawing may say: that it is right or wrong, points, and a sentence. */
export interface Told {
  readonly right?: boolean;
  /** By category; shown together. */
  readonly scores?: Readonly<Record<string, number>>;
  readonly caption?: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

export interface Pictures {
  readonly Picture: Component<{ panel: Told }>;
  /** The drawings of each picture, by rule. */
  readonly table: Readonly<Record<string, readonly Told[]>>;
  /** Those of the first page: of each sentence. */
  readonly first: readonly (readonly Told[])[];
}

const pictures = import.meta.glob<{ default: Pictures["Picture"] }>("../games/*/book/Picture.svelte");
const tables = import.meta.glob<{ default: Pictures["table"] }>("../games/*/book/pictures.json");
const firsts = import.meta.glob<{ default: Pictures["first"] }>("../games/*/book/first.json");

export async function loadPictures(game: string): Promise<Pictures | null> {
  const [picture, table, first] = await Promise.all([
    pictures[`../games/${game}/book/Picture.svelte`]?.(),
    tables[`../games/${game}/book/pictures.json`]?.(),
    firsts[`../games/${game}/book/first.json`]?.(),
  ]);
  if (picture === undefined || table === undefined) return null;
  return { Picture: picture.default, table: table.default, first: first?.default ?? [] };
}

/** What stands below a drawing. */
export function captionOf({ right, scores, caption, args }: Told): { right?: boolean; caption?: string } {
  const sentences = caption === undefined ? [] : [t(caption, args)];
  if (scores !== undefined) {
    const points = Object.values(scores).reduce((sum, one) => sum + one, 0);
    sentences.unshift(t("book-points", { points }));
  }
  return { ...(right === undefined ? {} : { right }), caption: sentences.join(" · ") };
}
