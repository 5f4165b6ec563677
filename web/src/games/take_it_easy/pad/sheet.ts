/** A sheet of Take It Easy: a board for each player in each round. */

import { isList, isOneOf, isText } from "../../../pad/shapes";
import type { Sheet, Stored } from "../../../pad/types";
import { CELLS } from "../board";

export type Tiles = readonly (string | null)[];

export const PLACEMENTS = ["free", "connected", "sun_moon_connected"] as const;
export const SCORINGS = ["standard", "rays", "best_ray"] as const;

export interface TakeItEasySheet extends Sheet<"take_it_easy"> {
  readonly placement: (typeof PLACEMENTS)[number];
  readonly scoring: (typeof SCORINGS)[number];
  readonly symbols: string;
  /** By round, by player. */
  readonly rounds: readonly (readonly Tiles[])[];
}

export const MOST_PLAYERS = 6;
export const MOST_ROUNDS = 24;
export const EMPTY_TILES: Tiles = CELLS.map(() => null);

const isTiles = (value: unknown): value is Tiles =>
  Array.isArray(value) && value.length === CELLS.length && value.every((tile) => tile === null || isText(tile));

export function isSheet(stored: Stored): stored is Stored & TakeItEasySheet {
  const { names, rounds, placement, scoring, symbols } = stored;
  const isRound = (one: unknown): one is readonly Tiles[] => isList(one, isTiles) && one.length === names.length;
  return (
    isOneOf(placement, PLACEMENTS) &&
    isOneOf(scoring, SCORINGS) &&
    isText(symbols) &&
    names.length <= MOST_PLAYERS &&
    isList(rounds, isRound) &&
    rounds.length >= 1 &&
    rounds.length <= MOST_ROUNDS
  );
}
