/**
 * A board of rows and columns. Rows are counted from below, as on a chart; a row may have holes,
 * and places beside the grid (a corner, a margin) are places like others.
 */

import { type Board, type Geometry, type Keyed, makeBoard } from "./board";

export interface Place extends Keyed {
  readonly row: number;
  readonly column: number;
}

export type GridBoard = Board<Place>;

const GRID: Geometry<Place> = {
  line: ({ row }) => row,
  along: ({ column }) => column,
  ways: {
    up: { go: "across", way: 1 },
    down: { go: "across", way: -1 },
    left: { go: "along", way: -1 },
    right: { go: "along", way: 1 },
  },
};

export function gridBoard(config: Partial<GridBoard> = {}): GridBoard {
  return makeBoard(GRID, config);
}
