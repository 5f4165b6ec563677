/**
 * The sheets of the score pad. What is written on one is data of the box; whether it can lie there
 * and what it is worth is the rules' to say.
 */

export type PadGame = "harmonies" | "take_it_easy" | "tranquility";

/** What the last count of a sheet came to, kept for lists and for the diary. */
export interface Outcome {
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
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

export const MODULES = ["jagged_rocks", "sea_monsters", "storm_compass", "jokers", "remove_islands", "day_night"] as const;
export type Module = (typeof MODULES)[number];

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
  /** What else it was played with; sheets from before do not say it. */
  readonly modules?: readonly Module[];
  readonly moons: readonly number[];
  readonly discards: readonly [number, number];
  readonly won: boolean | null;
}

export type Sheet = HarmoniesSheet | TakeItEasySheet | TranquilitySheet;
export type SheetOf<G extends PadGame> = Extract<Sheet, { game: G }>;

export const MOST_PLAYERS: Readonly<Record<PadGame, number>> = { harmonies: 4, take_it_easy: 6, tranquility: 5 };
export const MOST_ROUNDS = 24;
export const CELLS = 19;
export const LONGEST_NAME = 40;

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
      return { ...fresh, grid: sheet.grid, rivals: sheet.rivals, modules: sheet.modules ?? [] } as S;
  }
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
