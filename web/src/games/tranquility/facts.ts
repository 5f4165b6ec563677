/**
 * What is printed and laid out, from the same file that the rules read: the shapes of the chart
 * and a few numbers for the player aid. Nothing here says what is allowed.
 */

import * as facts from "../../../../src/harmonium/games/tranquility/data/tranquility.json";
import type { Place } from "../../board/gridboard";
import type { TranquilityOptions } from "../../generated/protocol";

export const HAND = facts.hand;
export const HAND_UNDER_YELLOW = facts.hand_under_yellow;
export const START_PAYMENT = facts.start_payment;
export const ROCKS_END_AT_ROWS = facts.rocks_end_at_rows;
export const POINTS_IN_GRID = facts.points_in_grid;
export const ISLANDS = facts.islands;

export type GridName = keyof typeof facts.grids;

export interface Cell extends Place {
  readonly cell: number;
}

export interface Grid {
  readonly name: GridName;
  /** In the order of the chain; row 1 lies at the bottom. */
  readonly cells: readonly Cell[];
  readonly columns: number;
  readonly rows: number;
  readonly roof: ReadonlySet<number>;
  /** Cells with a border card under them. */
  readonly outline: ReadonlySet<number>;
  /** The last cell of the day; the night begins behind it. */
  readonly half: number;
}

function grid(name: GridName): Grid {
  const { rows, roof, outline } = facts.grids[name];
  const places = rows.flatMap((columns, index) => columns.map((column) => ({ row: index + 1, column })));
  return {
    name,
    cells: places.map((place, index) => ({ ...place, cell: index + 1, key: `${index + 1}` })),
    columns: Math.max(...rows.flat()),
    rows: rows.length,
    roof: new Set<number>(roof),
    outline: new Set<number>(outline),
    half: Math.floor(places.length / 2),
  };
}

export const GRIDS: Readonly<Record<GridName, Grid>> = {
  standard: grid("standard"),
  high_arch: grid("high_arch"),
  pyramid: grid("pyramid"),
};

export function gridOf(options: TranquilityOptions): Grid {
  return GRIDS[options.pyramid ? "pyramid" : options.high_arch ? "high_arch" : "standard"];
}

/** Whether rocks or Storms can lie at the rows of this game. */
export function hasMargin(options: TranquilityOptions): boolean {
  return options.jagged_rocks || options.storm_compass || options.pyramid;
}

export const START = "start";
export const FINISH = "finish";
export type Corner = typeof START | typeof FINISH;

export function rowKey(row: number): string {
  return `row${row}`;
}

/** Everything of the chart that can be stood on: margin, cells in their chain, the two corners. */
export function placesOf(options: TranquilityOptions): readonly Place[] {
  const { cells, columns, rows } = gridOf(options);
  const margins = hasMargin(options)
    ? Array.from({ length: rows }, (_, index) => ({ key: rowKey(index + 1), row: index + 1, column: 0 }))
    : [];
  const corners = options.competitive
    ? []
    : [
        { key: START, row: 0, column: 0 },
        { key: FINISH, row: rows + 1, column: columns + 1 },
      ];
  return [...cells, ...margins, ...corners];
}
