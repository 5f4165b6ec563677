/** Sheets out of whatever was stored or imported: only what is one comes through. */

import {
  CELLS,
  type HarmoniesSheet,
  type Held,
  LONGEST_NAME,
  MOST_PLAYERS,
  MOST_ROUNDS,
  type Place,
  type Sheet,
  type TakeItEasySheet,
  type Tiles,
  type TranquilitySheet,
} from "./sheets";

/** A list of suns and moons as it was stored; anything else is the usual one. */
export function readSymbols(text: string | null): string {
  return text !== null && /^[sm]{27}$/.test(text) ? text : "default";
}

/** The sheet; null if it is none. */
export function readSheet(value: unknown): Sheet | null {
  if (!isRecord(value) || !isKept(value)) return null;
  switch (value["game"]) {
    case "harmonies":
      return isHarmonies(value) ? (value as unknown as HarmoniesSheet) : null;
    case "take_it_easy":
      return isTakeItEasy(value) ? (value as unknown as TakeItEasySheet) : null;
    case "tranquility":
      return isTranquility(value) ? (value as unknown as TranquilitySheet) : null;
    default:
      return null;
  }
}

type Loose = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isList = <T>(value: unknown, is: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);
const isMap = <T>(value: unknown, is: (one: unknown) => one is T): value is Readonly<Record<string, T>> =>
  isRecord(value) && Object.values(value).every(is);
const isMoment = (value: unknown): boolean => isText(value) && !Number.isNaN(Date.parse(value));

function isKept(value: Loose): boolean {
  const { id, made, changed, finished, names, outcome } = value;
  return (
    isText(id) &&
    /^[\w-]{1,64}$/.test(id) &&
    isMoment(made) &&
    isMoment(changed) &&
    (finished === null || isMoment(finished)) &&
    isList(names, isText) &&
    names.length >= 1 &&
    names.every((name) => name.length <= LONGEST_NAME) &&
    (outcome === null || isOutcome(outcome))
  );
}

function isOutcome(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const isNumber = (one: unknown): one is number => typeof one === "number" && Number.isFinite(one);
  return (
    isList(value["totals"], isNumber) &&
    isList(value["ranks"], isNumber) &&
    (value["suns"] === undefined || isNumber(value["suns"])) &&
    (value["won"] === undefined || typeof value["won"] === "boolean")
  );
}

function isHarmonies(value: Loose): boolean {
  const { names, places, side, spirits, loops } = value;
  return (
    (side === "A" || side === "B") &&
    typeof spirits === "boolean" &&
    (loops === "rulebook" || loops === "bga") &&
    isList(places, isPlace) &&
    places.length === (names as unknown[]).length &&
    places.length <= MOST_PLAYERS.harmonies
  );
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

const isTiles = (value: unknown): value is Tiles =>
  Array.isArray(value) && value.length === CELLS && value.every((tile) => tile === null || isText(tile));

function isTakeItEasy(value: Loose): boolean {
  const { names, rounds, placement, scoring, symbols } = value;
  const seats = (names as unknown[]).length;
  const isRound = (one: unknown): one is readonly Tiles[] => isList(one, isTiles) && one.length === seats;
  return (
    ["free", "connected", "sun_moon_connected"].includes(placement as string) &&
    ["standard", "rays", "best_ray"].includes(scoring as string) &&
    isText(symbols) &&
    seats <= MOST_PLAYERS.take_it_easy &&
    isList(rounds, isRound) &&
    rounds.length >= 1 &&
    rounds.length <= MOST_ROUNDS
  );
}

function isTranquility(value: Loose): boolean {
  const { grid, placed, hand, others, blocked, moons, discards, won } = value;
  return (
    ["standard", "high_arch", "pyramid"].includes(grid as string) &&
    isMap(placed, isCount) &&
    Object.keys(placed).every((cell) => /^\d{1,3}$/.test(cell)) &&
    isList(hand, isCount) &&
    isCount(others) &&
    isList(blocked, isCount) &&
    isList(moons, isCount) &&
    isList(discards, isCount) &&
    discards.length === 2 &&
    typeof value["beside"] === "boolean" &&
    typeof value["rivals"] === "boolean" &&
    (value["modules"] === undefined || isList(value["modules"], isText)) &&
    (won === null || typeof won === "boolean")
  );
}
