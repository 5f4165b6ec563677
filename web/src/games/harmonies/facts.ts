/**
 * What is printed on the pieces, from the same file that the rules read: the shape of the boards,
 * the habitats and numbers of the cards. Nothing here says what is allowed.
 */

import * as facts from "../../../../src/harmonium/games/harmonies/data/harmonies.json";
import type { Cell } from "../../board/hexboard";
import { columns, type Place } from "../../board/hexgrid";
import type { HarmoniesOptions, HarmoniesPlaceToken } from "../../generated/protocol";

export type Colour = HarmoniesPlaceToken["colour"];
export type Side = HarmoniesOptions["side"];
export type CardId = string;

export const COLOURS: readonly Colour[] = ["blue", "gray", "brown", "green", "yellow", "red"];
export const MOST_ACTIVE_CARDS = facts.most_active_cards;
export const SUNS = facts.suns;
/** How many of each colour are in the box. */
export const TOKENS: Readonly<Record<Colour, number>> = facts.tokens;
/** What water is to a side of the board. */
export const WATER: Readonly<Record<Side, string>> = { A: facts.sides.A.water, B: facts.sides.B.water };

/** The cells of a side: a1, a2, ... */
export const CELLS: Readonly<Record<Side, readonly Cell[]>> = {
  A: columns(facts.sides.A.columns),
  B: columns(facts.sides.B.columns),
};

/** One cell of a habitat, seen from the cube's cell. */
export interface Piece extends Place {
  /** What must lie there: the name of the kind, and the tokens from bottom to top. */
  readonly kind: string;
  readonly tokens: readonly (Colour | "any")[];
}

export interface Spirit {
  readonly family: "group" | "count";
  readonly of: string;
  /** By height or size; the last one holds for all beyond. */
  readonly points: readonly number[];
}

export interface Card {
  readonly id: CardId;
  readonly stripe: Colour;
  /** Points with one cube placed, with two, ...; none for a spirit. */
  readonly points: readonly number[];
  /** The cube's cell comes first. */
  readonly habitat: readonly Piece[];
  readonly spirit: Spirit | null;
}

export interface Stack {
  readonly id: string;
  /** From bottom to top. */
  readonly tokens: readonly Colour[];
  /** What a habitat can ask for, such as "tree2"; null where none does. */
  readonly kind: string | null;
}

/** All that a cell can hold; nothing comes first. */
export const STACKS: readonly Stack[] = facts.stacks.map(([id, tokens, kind]) => ({
  id: id as string,
  tokens: tokens as readonly Colour[],
  kind: kind as string | null,
}));
const BY_TOKENS = new Map(STACKS.map(({ id, tokens }) => [tokens.join(), id]));
const BY_KIND = new Map(STACKS.map(({ tokens, kind }) => [kind, tokens]));

/** The name of a stack, such as "tree2"; the empty one is "empty". */
export function stackOf(tokens: readonly Colour[]): string {
  return BY_TOKENS.get(tokens.join()) ?? "empty";
}

function pieces(habitat: readonly (readonly (string | number)[])[]): readonly Piece[] {
  return habitat.map(([kind, q, r]) => ({
    q: Number(q),
    r: Number(r),
    kind: String(kind),
    // The base of a building may be of three colours.
    tokens: kind === "building" ? ["any", "red"] : (BY_KIND.get(String(kind)) ?? []),
  }));
}

const ANIMALS: readonly Card[] = facts.animals.map(({ id, stripe, points, habitat }) => ({
  id,
  stripe: stripe as Colour,
  points,
  habitat: pieces(habitat),
  spirit: null,
}));

const SPIRITS: readonly Card[] = facts.spirits.map((spirit) => ({
  id: spirit.id,
  stripe: spirit.stripe as Colour,
  points: [],
  habitat: pieces(spirit.habitat),
  spirit: {
    family: spirit.family as Spirit["family"],
    of: spirit.of,
    points: spirit.points,
  },
}));

/** All the cards of the box, the animals first. */
export const ALL_CARDS: readonly Card[] = [...ANIMALS, ...SPIRITS];

const CARDS = new Map(ALL_CARDS.map((card) => [card.id, card]));

export function cardOf(id: CardId): Card {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(id);
  return card;
}

/** The numbers of the score pad, for the player aid. */
export const POINTS = {
  tree: facts.tree_points,
  mountain: facts.mountain_points,
  field: facts.field,
  building: facts.building,
  river: facts.river,
  island: facts.island_points,
} as const;
export const LAST_EMPTY_CELLS = facts.last_empty_cells;
