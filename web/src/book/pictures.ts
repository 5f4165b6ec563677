// Which rules have pictures. They hang on the rule's id and not on its words, so they are there in
// every language. What they show is kept as plain facts in pictures/<game>.json, where the rules can
// check every number; it is drawn by the components of the game's own table.

import type { Component } from "svelte";
import { t } from "../words.svelte";
import type { Colour, Side } from "../games/harmonies/facts";

/** What any drawing may say: that it is right or wrong, points, and a sentence. */
export interface Told {
  readonly right?: boolean;
  /** By category; shown together. */
  readonly scores?: Readonly<Record<string, number>>;
  readonly caption?: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** A stack (`tokens`), a card's habitat (`card`), or a landscape (`lay`: "b1 b2 blue; c3 brown-red"). */
export interface HarmoniesPanel extends Told {
  readonly tokens?: string;
  readonly added?: Colour;
  readonly card?: string;
  readonly side?: Side;
  readonly lay?: string;
  readonly cubes?: Readonly<Record<string, string>>;
  /** The cells to be drawn besides those with tokens. */
  readonly cells?: string;
  readonly names?: boolean;
  readonly path?: string;
  readonly fits?: string;
  readonly misses?: string;
  readonly others?: string;
  readonly points?: Readonly<Record<string, number>>;
  readonly loops?: "rulebook" | "bga";
  readonly spirit?: string;
}

/** Single tiles, or a board: tiles by cell, points by line. */
export interface TakeItEasyPanel extends Told {
  readonly tiles?: string;
  /** Column by column; "-" where there is none. */
  readonly board?: string;
  readonly lines?: Readonly<Record<string, number>>;
  /** What unfinished lines could still bring, and those that bring nothing any more. */
  readonly alive?: Readonly<Record<string, number>>;
  readonly broken?: string;
  readonly rays?: string;
  readonly open?: string;
  readonly scoring?: "standard" | "rays" | "best_ray";
  readonly symbols?: boolean;
  readonly names?: "cells" | "lines";
}

/** The chart, or some rows of it: islands by cell, and what one more would cost where it fits. */
export interface TranquilityPanel extends Told {
  readonly grid?: "standard" | "high_arch" | "pyramid";
  readonly rows?: string;
  readonly placed: Readonly<Record<string, number>>;
  readonly island?: number;
  readonly costs?: Readonly<Record<string, number>>;
  /** Where it would fit but costs more than a full hand can pay. */
  readonly dear?: string;
  /** The row of the rocks. */
  readonly rocks?: number;
  readonly moons?: string;
  readonly names?: boolean;
  readonly chain?: boolean;
  readonly corners?: boolean;
}

export interface Pictures<P extends Told = Told> {
  readonly Picture: Component<{ panel: P }>;
  /** The drawings of each picture, by rule. */
  readonly table: Readonly<Record<string, readonly P[]>>;
}

async function together<P extends Told>(
  picture: Promise<{ default: Component<{ panel: P }> }>,
  table: Promise<{ default: unknown }>,
): Promise<Pictures> {
  const [{ default: Picture }, { default: panels }] = await Promise.all([picture, table]);
  return { Picture, table: panels } as unknown as Pictures;
}

const loaders: Readonly<Record<string, () => Promise<Pictures>>> = {
  harmonies: () => together(import("./pictures/HarmoniesPicture.svelte"), import("./pictures/harmonies.json")),
  tranquility: () => together(import("./pictures/TranquilityPicture.svelte"), import("./pictures/tranquility.json")),
  take_it_easy: () => together(import("./pictures/TakeItEasyPicture.svelte"), import("./pictures/take_it_easy.json")),
};

export async function loadPictures(game: string): Promise<Pictures | null> {
  return (await loaders[game]?.()) ?? null;
}

/** "b1 b2 blue; c3 brown-red" as stacks by cell, from the bottom up. */
export function laid(text: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    text
      .split(";")
      .map((part) => part.trim().split(" "))
      .flatMap((words) => words.slice(0, -1).map((cell) => [cell, (words.at(-1) ?? "").split("-")])),
  );
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
