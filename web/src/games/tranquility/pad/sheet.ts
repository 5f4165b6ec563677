/** A sheet of Tranquility: what lies in the grid and in one hand. */

import { isCount, isFlag, isList, isMap, isOneOf, isText } from "../../../pad/shapes";
import type { Sheet, Stored } from "../../../pad/types";

export const MODULES = ["jagged_rocks", "sea_monsters", "storm_compass", "jokers", "remove_islands", "day_night"] as const;
export type Module = (typeof MODULES)[number];
export const GRID_NAMES = ["standard", "high_arch", "pyramid"] as const;

export interface TranquilitySheet extends Sheet<"tranquility"> {
  readonly grid: (typeof GRID_NAMES)[number];
  readonly placed: Readonly<Record<string, number>>;
  readonly hand: readonly number[];
  /** Further cards of the hand that could be discarded but are no islands. */
  readonly others: number;
  readonly blocked: readonly number[];
  readonly beside: boolean;
  readonly rivals: boolean;
  /** What else it was played with; sheets from before do not say it. */
  readonly modules?: readonly Module[];
  readonly moons: readonly number[];
  readonly discards: readonly [number, number];
  readonly won: boolean | null;
}

export const MOST_PLAYERS = 5;

export function isSheet(stored: Stored): stored is Stored & TranquilitySheet {
  const { grid, placed, hand, others, blocked, beside, rivals, modules, moons, discards, won } = stored;
  return (
    isOneOf(grid, GRID_NAMES) &&
    isMap(placed, isCount) &&
    Object.keys(placed).every((cell) => /^\d{1,3}$/.test(cell)) &&
    isList(hand, isCount) &&
    isCount(others) &&
    isList(blocked, isCount) &&
    isList(moons, isCount) &&
    isList(discards, isCount) &&
    discards.length === 2 &&
    isFlag(beside) &&
    isFlag(rivals) &&
    (modules === undefined || isList(modules, isText)) &&
    (won === null || isFlag(won))
  );
}
