/** A board of hexagons with flat tops: up and down follow a column, left and right change it. */

import { type Board, type Geometry, type Keyed, makeBoard } from "./board";
import { middle, type Place } from "./hexgrid";

export interface Cell extends Keyed, Place {}

export type HexBoard = Board<Cell>;

const HEXES: Geometry<Cell> = {
  line: ({ q }) => q,
  along: (cell) => middle(cell).y,
  ways: {
    up: { go: "along", way: -1 },
    down: { go: "along", way: 1 },
    left: { go: "across", way: -1 },
    right: { go: "across", way: 1 },
  },
};

export function hexBoard(config: Partial<HexBoard> = {}): HexBoard {
  return makeBoard(HEXES, config);
}
