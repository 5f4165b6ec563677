// The board of Take It Easy as a picture: cells, lines, bands and where their labels stand. The
// facts are those of the rules, from the same file.
//
//               7
//            3     12
//         0     8     16
//            4     13
//         1     9     17
//            5     14
//         2     10    18
//            6     15
//               11

import {
  cells as places,
  colours,
  lines,
  tiles,
} from "../../../../src/harmonium/games/take_it_easy/data/take_it_easy.json";
import type { Cell } from "../../board/hexboard";
import { APOTHEM, middle, type Point } from "../../board/hexgrid";

export type Symbol = "sun" | "moon";

export const CELLS: readonly Cell[] = places.map(([q = 0, r = 0], key) => ({ key: `${key}`, q, r }));
export const CODES: readonly string[] = tiles.map(([code]) => code as string);
const SYMBOLS = new Map(tiles.map(([code, symbol]) => [code as string, symbol as Symbol]));

/** Each tile's symbol; a table may have agreed on another list than the usual one. */
export function symbolOf(tile: string, symbols: string): Symbol {
  if (symbols === "default") return SYMBOLS.get(tile) ?? "sun";
  return symbols[CODES.indexOf(tile)] === "s" ? "sun" : "moon";
}

export const LINES = lines.map(([id, inLine]) => ({ id: id as string, cells: inLine as readonly number[] }));

export interface Band {
  readonly value: string;
  readonly colour: string;
  /** Degrees by which an upright band is turned. */
  readonly turn: number;
  /** Where its number is printed, in sides of the hexagon. */
  readonly at: Point;
}

const TURNS = [0, 60, -60];
const NUMBERS: readonly Point[] = [
  { x: 0, y: -0.63 },
  { x: -0.57, y: 0.34 },
  { x: 0.57, y: 0.34 },
];

/** The three bands, the lowest value first: where two cross, the higher one lies on top. */
export function bands(tile: string): readonly Band[] {
  return [...tile]
    .map((value, direction) => ({
      value,
      colour: (colours as Record<string, string>)[value] ?? "white",
      turn: TURNS[direction] ?? 0,
      at: NUMBERS[direction] ?? { x: 0, y: 0 },
    }))
    .sort((one, other) => Number(one.value) - Number(other.value));
}

/** How far outside the middle of its last cell a line's label stands, by direction. */
const OUTSIDE: Readonly<Record<string, Point>> = {
  V: { x: 0, y: -APOTHEM - 0.26 },
  A: { x: -1.05, y: 0.606 },
  B: { x: 1.05, y: 0.606 },
};

/** What stands on the tag of a line; a question mark: only if it is completed. */
export function lineText(status: string, points: number): string {
  if (status === "broken") return "–";
  return status === "completed" ? `${points}` : `${points}?`;
}

export interface LabelPlace extends Point {
  readonly line: string;
}

/** Upright lines are labelled at the top, rising ones lower left, falling ones lower right. */
export const LABELS: readonly LabelPlace[] = LINES.map(({ id: name, cells }) => {
  const end = name.startsWith("B") ? cells.at(-1) : cells[0];
  const { x, y } = middle(CELLS[end ?? 0] ?? { q: 0, r: 0 });
  const out = OUTSIDE[name[0] ?? "V"] ?? { x: 0, y: 0 };
  return { line: name, x: x + out.x, y: y + out.y };
});

/** At its other end stands the name of a line, where one is spoken of. */
export const NAMES: readonly LabelPlace[] = LINES.map(({ id: name, cells }) => {
  const end = name.startsWith("B") ? cells[0] : cells.at(-1);
  const { x, y } = middle(CELLS[end ?? 0] ?? { q: 0, r: 0 });
  const out = OUTSIDE[name[0] ?? "V"] ?? { x: 0, y: 0 };
  return { line: name, x: x - out.x * 0.94, y: y - out.y * 0.94 };
});

/** The picture's frame, with and without room for labels, in sides of a hexagon. */
export const FRAME = { x: -4.6, y: -4.95, width: 9.2, height: 9.65 };
export const BARE_FRAME = { x: -4.08, y: -4.42, width: 8.16, height: 8.84 };
