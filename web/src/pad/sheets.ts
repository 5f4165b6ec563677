/**
 * The sheets of the score pad as they are kept and as they are sent. What is written on one is
 * data of the box; whether it can lie there and what it is worth is the server's to say.
 */

import type { HarmoniesPage, TakeItEasyPage, TranquilityPage } from "../generated/protocol";

export type PadGame = "harmonies" | "take_it_easy" | "tranquility";

/** What the last count of a sheet came to, kept for lists and for the diary. */
export interface Outcome {
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
  /** Which record it belongs to: only sheets with the same one are compared. */
  readonly record: string;
  readonly suns?: number;
  readonly won?: boolean;
}

interface Kept {
  readonly id: string;
  readonly made: string;
  readonly changed: string;
  /** When it was put into the diary; null while it lies open. */
  readonly finished: string | null;
  /** One for each player; an empty one stands for "player 1" and so on. */
  readonly names: readonly string[];
  readonly outcome: Outcome | null;
}

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

export interface HarmoniesSheet extends Kept {
  readonly game: "harmonies";
  readonly side: "A" | "B";
  readonly spirits: boolean;
  readonly loops: "rulebook" | "bga";
  readonly places: readonly Place[];
}

export type Tiles = readonly (string | null)[];

export interface TakeItEasySheet extends Kept {
  readonly game: "take_it_easy";
  readonly placement: "free" | "connected" | "sun_moon_connected";
  readonly scoring: "standard" | "rays" | "best_ray";
  readonly symbols: string;
  /** By round, by player. */
  readonly rounds: readonly (readonly Tiles[])[];
}

export interface TranquilitySheet extends Kept {
  readonly game: "tranquility";
  readonly grid: "standard" | "high_arch" | "pyramid";
  readonly placed: Readonly<Record<string, number>>;
  readonly hand: readonly number[];
  /** Further cards of the hand that could be discarded but are no islands. */
  readonly others: number;
  readonly blocked: readonly number[];
  readonly beside: boolean;
  readonly rivals: boolean;
  readonly moons: readonly number[];
  readonly discards: readonly [number, number];
  readonly won: boolean | null;
}

export type Sheet = HarmoniesSheet | TakeItEasySheet | TranquilitySheet;
export type SheetOf<G extends PadGame> = Extract<Sheet, { game: G }>;

export const MOST_PLAYERS: Readonly<Record<PadGame, number>> = { harmonies: 4, take_it_easy: 6, tranquility: 5 };
export const MOST_ROUNDS = 24;
const CELLS = 19;
const LONGEST = 40;

export const EMPTY_PLACE: Place = { board: {}, cubes: {}, cards: [], spirit: null };
export const EMPTY_TILES: Tiles = Array.from({ length: CELLS }, () => null);

/** Also where the page came over plain HTTP, as from a computer in the same house. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function newSheet<G extends PadGame>(game: G, players = 1, id = newId()): SheetOf<G> {
  const now = new Date().toISOString();
  const kept: Kept = {
    id,
    made: now,
    changed: now,
    finished: null,
    names: Array.from({ length: players }, () => ""),
    outcome: null,
  };
  return { ...kept, ...blank(game, players) } as SheetOf<G>;
}

function blank(game: PadGame, players: number): Omit<Sheet, keyof Kept> {
  switch (game) {
    case "harmonies":
      return {
        game,
        side: "A",
        spirits: false,
        loops: "rulebook",
        places: Array.from({ length: players }, () => EMPTY_PLACE),
      } as Omit<HarmoniesSheet, keyof Kept>;
    case "take_it_easy":
      return {
        game,
        placement: "free",
        scoring: "standard",
        symbols: "default",
        rounds: [Array.from({ length: players }, () => EMPTY_TILES)],
      } as Omit<TakeItEasySheet, keyof Kept>;
    case "tranquility":
      return {
        game,
        grid: "standard",
        placed: {},
        hand: [],
        others: 0,
        blocked: [],
        beside: false,
        rivals: false,
        moons: [],
        discards: [0, 0],
        won: null,
      } as Omit<TranquilitySheet, keyof Kept>;
  }
}

/** The next game of the same people by the same rules: an empty sheet. */
export function again<S extends Sheet>(sheet: S): S {
  const fresh = { ...newSheet(sheet.game, sheet.names.length), names: sheet.names };
  switch (sheet.game) {
    case "harmonies":
      return { ...fresh, side: sheet.side, spirits: sheet.spirits, loops: sheet.loops } as S;
    case "take_it_easy":
      return { ...fresh, placement: sheet.placement, scoring: sheet.scoring, symbols: sheet.symbols } as S;
    case "tranquility":
      return { ...fresh, grid: sheet.grid, rivals: sheet.rivals } as S;
  }
}

/** A list of suns and moons as it was stored; anything else is the usual one. */
export function readSymbols(text: string | null): string {
  return text !== null && /^[sm]{27}$/.test(text) ? text : "default";
}

/** Another number of players: new ones come last, and the last ones go. */
export function seated<S extends Sheet>(sheet: S, players: number): S {
  const fit = <T>(list: readonly T[], empty: T): readonly T[] =>
    Array.from({ length: players }, (_, index) => list[index] ?? empty);
  const names = fit(sheet.names, "");
  if (sheet.game === "harmonies") return { ...sheet, names, places: fit(sheet.places, EMPTY_PLACE) };
  if (sheet.game === "take_it_easy") {
    return { ...sheet, names, rounds: sheet.rounds.map((boards) => fit(boards, EMPTY_TILES)) };
  }
  return { ...sheet, names };
}

/** Whether anything has been written on it. */
export function isBlank(sheet: Sheet): boolean {
  if (sheet.names.some((name) => name !== "")) return false;
  switch (sheet.game) {
    case "harmonies":
      return sheet.places.every(
        ({ board, cards, spirit }) => Object.keys(board).length === 0 && cards.length === 0 && spirit === null,
      );
    case "take_it_easy":
      return sheet.rounds.every((boards) => boards.every((tiles) => tiles.every((tile) => tile === null)));
    case "tranquility":
      return Object.keys(sheet.placed).length === 0 && sheet.hand.length === 0;
  }
}

/** How many cubes of a card were placed, shown on the board or only counted. */
export function placedOf({ cubes }: Place, { card, loose }: Held): number {
  return loose + Object.values(cubes).filter((cube) => cube === card).length;
}

export function harmoniesPage(sheet: HarmoniesSheet): HarmoniesPage {
  return {
    side: sheet.side,
    spirits: sheet.spirits,
    river_loops: sheet.loops,
    players: sheet.places.map((place) => ({
      board: place.board,
      cubes: place.cubes,
      cards: place.cards.map((held) => ({ card: held.card, placed: placedOf(place, held) })),
      spirit:
        place.spirit === null || !sheet.spirits
          ? null
          : { card: place.spirit.card, placed: placedOf(place, place.spirit) },
    })),
  };
}

export function takeItEasyPage({ rounds, placement, scoring, symbols }: TakeItEasySheet): TakeItEasyPage {
  return { rounds, placement, scoring, symbols };
}

export function tranquilityPage(sheet: TranquilitySheet): TranquilityPage {
  return {
    grid: sheet.grid,
    placed: sheet.placed,
    hand: sheet.hand,
    hand_size: sheet.hand.length + sheet.others,
    blocked_rows: sheet.blocked,
    only_beside: sheet.beside,
    rivals: sheet.rivals,
    moons: sheet.rivals ? sheet.moons : [],
    discards: sheet.discards,
  };
}

/** A sheet out of whatever was stored or imported; null if it is none. */
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
    names.every((name) => name.length <= LONGEST) &&
    (outcome === null || isOutcome(outcome))
  );
}

function isOutcome(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const isNumber = (one: unknown): one is number => typeof one === "number" && Number.isFinite(one);
  return (
    isList(value["totals"], isNumber) &&
    isList(value["ranks"], isNumber) &&
    isText(value["record"]) &&
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
    (won === null || typeof won === "boolean")
  );
}
