/** A sheet of Harmonies: a board and cards for each player. */

import { isCount, isFlag, isList, isMap, isNumber, isOneOf, isRecord, isText } from "../../../pad/shapes";
import type { Outcome, Sheet, Stored } from "../../../pad/types";

export interface Held {
  readonly card: string;
  /** Cubes that were placed but whose cells nobody wrote down. */
  readonly loose: number;
}

export interface Place {
  readonly board: Readonly<Record<string, readonly string[]>>;
  readonly cubes: Readonly<Record<string, string>>;
  readonly cards: readonly Held[];
  readonly spirit: Held | null;
}

export const SIDES = ["A", "B"] as const;
export const LOOPS = ["rulebook", "bga"] as const;

export interface HarmoniesOutcome extends Outcome {
  readonly suns?: number;
}

export interface HarmoniesSheet extends Sheet<"harmonies"> {
  readonly outcome: HarmoniesOutcome | null;
  readonly side: (typeof SIDES)[number];
  readonly spirits: boolean;
  readonly loops: (typeof LOOPS)[number];
  readonly places: readonly Place[];
}

export const MOST_PLAYERS = 4;
export const EMPTY_PLACE: Place = { board: {}, cubes: {}, cards: [], spirit: null };

/** How many cubes of a card were placed, shown on the board or only counted. */
export function placedOf({ cubes }: Place, { card, loose }: Held): number {
  return loose + Object.values(cubes).filter((cube) => cube === card).length;
}

const isHeld = (value: unknown): value is Held =>
  isRecord(value) && isText(value["card"]) && isCount(value["loose"]);

const isStack = (value: unknown): value is readonly string[] => isList(value, isText);

const isPlace = (value: unknown): value is Place =>
  isRecord(value) &&
  isMap(value["board"], isStack) &&
  isMap(value["cubes"], isText) &&
  isList(value["cards"], isHeld) &&
  (value["spirit"] === null || isHeld(value["spirit"]));

export function isSheet(stored: Stored): stored is Stored & HarmoniesSheet {
  const { names, outcome, places, side, spirits, loops } = stored;
  const suns = isRecord(outcome) ? outcome["suns"] : undefined;
  return (
    (suns === undefined || isNumber(suns)) &&
    isOneOf(side, SIDES) &&
    isFlag(spirits) &&
    isOneOf(loops, LOOPS) &&
    isList(places, isPlace) &&
    places.length === names.length &&
    places.length <= MOST_PLAYERS
  );
}
