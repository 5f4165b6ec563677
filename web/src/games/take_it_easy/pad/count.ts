/** A page of Take It Easy counted on this device, as games/take_it_easy/pad.py counts it. */

import {
  best_ray_pool as POOL,
  lines as printed,
  ray_points as RAY_POINTS,
} from "../../../../../src/harmonium/games/take_it_easy/data/take_it_easy.json";
import type {
  Points,
  TakeItEasyBoardAccount,
  TakeItEasyCounted,
  TakeItEasyLineAccount,
  TakeItEasyPage,
  TakeItEasyRoundAccount,
} from "../../../generated/protocol";
import { impossible, points, ranked, scoreOf } from "../../../pad/counting";
import { CELLS, CODES, type Symbol, symbolOf } from "../board";

type Scoring = NonNullable<TakeItEasyPage["scoring"]>;
type Board = readonly (string | null)[];

const MOST_SEATS = 6;
const CATEGORIES: Readonly<Record<Scoring, readonly string[]>> = {
  standard: ["lines"],
  rays: ["lines", "sun_rays", "moon_rays"],
  best_ray: ["lines", "best_sun_ray", "best_moon_ray"],
};

interface Line {
  readonly id: string;
  /** Which of a tile's three bands counts along it. */
  readonly band: number;
  readonly cells: readonly number[];
}
const LINES: readonly Line[] = printed.map(([id, cells]) => ({
  id: id as string,
  band: "VAB".indexOf((id as string).charAt(0)),
  cells: cells as readonly number[],
}));

/** The best ray is compared with others: nobody can play for it alone (T-VAR-MIX-4). */
export function isForbidden(seats: number, scoring: string): boolean {
  return seats === 1 && scoring === "best_ray";
}

export function countTakeItEasy(page: TakeItEasyPage): TakeItEasyCounted {
  const { rounds, scoring = "standard", symbols = "default" } = page;
  const seats = rounds[0]?.length ?? 0;
  if (seats < 1 || seats > MOST_SEATS) impossible("T-COMP-1", { seats, least: 1, most: MOST_SEATS });
  if (isForbidden(seats, scoring)) impossible("T-VAR-MIX-4", { seats: `${seats}`, scoring });
  if (symbols !== "default" && !/^[sm]{27}$/.test(symbols)) {
    impossible("T-COMP-5", { symbols, tiles: CODES.length });
  }
  if (rounds.some((boards) => boards.length !== seats)) impossible("T-SETUP-1");
  const counted = rounds.map((boards) => countRound(scoring, symbols, boards.map(written)));
  const totals = Array.from({ length: seats }, (_, seat) =>
    counted.reduce((sum, { boards }) => sum + (boards[seat]?.score.total ?? 0), 0),
  );
  return {
    rounds: counted,
    totals,
    ranks: ranked(totals.map((total) => [total])),
  };
}

/** A board as somebody wrote it down: each tile is in the box, and once. */
function written(cells: Board): Board {
  if (cells.length !== CELLS.length) impossible("T-BOARD-5", { cells: CELLS.length, written: cells.length });
  const board = cells.map((cell) => cell?.replaceAll("-", "") ?? null);
  const laid = board.filter((tile) => tile !== null);
  for (const tile of laid) {
    const isTwice = laid.indexOf(tile) !== laid.lastIndexOf(tile);
    if (!CODES.includes(tile) || isTwice) impossible("T-COMP-2", { tile });
  }
  return board;
}

function countRound(scoring: Scoring, symbols: string, boards: readonly Board[]): TakeItEasyRoundAccount {
  const full = boards.filter((board) => !board.includes(null));
  const over = full.length === boards.length;
  const strange = CODES.filter((code) => new Set(full.map((board) => board.includes(code))).size > 1);
  const accounts = boards.map((board) => LINES.map((line) => stand(board, line, symbols)));
  // Rays of different tiles cannot be compared (T-TURN-3).
  const pools = scoring === "best_ray" && over && strange.length === 0 ? bestRays(accounts) : [];
  return {
    boards: boards.map((board, seat): TakeItEasyBoardAccount => {
      const lines = accounts[seat] ?? [];
      const items = [
        ...lines.filter(isCompleted).map((line) => item("lines", line.points, "T-SCORE-2", line)),
        ...(scoring === "rays" ? rays(lines) : []),
        ...(pools[seat] ?? []),
      ];
      return {
        score: scoreOf(CATEGORIES[scoring], items),
        lines,
        left: CODES.filter((code) => !board.includes(code)),
        full: full.includes(board),
      };
    }),
    over,
    strange,
  };
}

/** How a line stands: its bands, and the symbol that all its tiles carry once it is full. */
function stand(board: Board, line: Line, symbols: string): TakeItEasyLineAccount {
  const tiles = line.cells.map((cell) => board[cell] ?? null).filter((tile) => tile !== null);
  const values = new Set(tiles.map((tile) => Number(tile[line.band])));
  const isFull = tiles.length === line.cells.length;
  const shown = new Set(tiles.map((tile) => symbolOf(tile, symbols)));
  const [value = null] = values.size === 1 ? values : [];
  const [ray = null] = isFull && shown.size === 1 ? shown : [];
  return {
    line: line.id,
    cells: line.cells,
    status: values.size === 0 ? "open" : values.size > 1 ? "broken" : isFull ? "completed" : "alive",
    value,
    points: (value ?? 0) * line.cells.length,
    ray,
  };
}

const isCompleted = ({ status }: TakeItEasyLineAccount): boolean => status === "completed";

function item(category: string, worth: number, rule: string, { line, cells }: TakeItEasyLineAccount): Points {
  return points(category, worth, rule, cells.map(String), line);
}

/** Each ray by itself, whatever its bands (T-VAR-RAYS-3). */
function rays(lines: readonly TakeItEasyLineAccount[]): readonly Points[] {
  return lines.flatMap((line) =>
    line.ray === null
      ? []
      : [item(`${line.ray}_rays`, RAY_POINTS[line.ray] * line.cells.length, "T-VAR-RAYS-3", line)],
  );
}

/** The two pools of a round, shared among equals (T-VAR-BEST-3, -6, -7). */
function bestRays(boards: readonly (readonly TakeItEasyLineAccount[])[]): readonly (readonly Points[])[] {
  const found: Points[][] = boards.map(() => []);
  for (const symbol of ["sun", "moon"] as const) {
    const entered = boards.map((lines) => bestRay(lines, symbol));
    const best = Math.max(...entered.map(strength));
    const winners = entered.flatMap((line, seat) => (line !== null && strength(line) === best ? [{ line, seat }] : []));
    for (const { line, seat } of winners) {
      found[seat]?.push(item(`best_${symbol}_ray`, Math.floor(POOL / winners.length), "T-VAR-BEST-6", line));
    }
  }
  return found;
}

/** On a scoring line only; of equal ones the first (T-VAR-BEST-2, -4, -5). */
function bestRay(lines: readonly TakeItEasyLineAccount[], symbol: Symbol): TakeItEasyLineAccount | null {
  return lines
    .filter((line) => isCompleted(line) && line.ray === symbol)
    .reduce<TakeItEasyLineAccount | null>((best, line) => (strength(line) > strength(best) ? line : best), null);
}

/** The longer is better, then the higher value; values have one digit. */
function strength(line: TakeItEasyLineAccount | null): number {
  return line === null ? 0 : line.cells.length * 10 + (line.value ?? 0);
}
