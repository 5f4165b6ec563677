/** Where everything of a chart lies, in units of its drawing: a cell is about 100 wide. */

import type { TranquilityOptions } from "../../generated/protocol";
import { gridOf, hasMargin } from "./facts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly cell: { readonly width: number; readonly height: number };
  /** The middle of a cell by its number less one. */
  readonly cells: readonly Point[];
  /** How wide the margin beside a row is. */
  readonly margin: number;
  /** The middle of each row's margin, and of the whole row. */
  readonly margins: readonly Point[];
  readonly rows: readonly Box[];
  /** Middle and size. */
  readonly start: Box;
  readonly finish: Box;
  /** Where the explorer deck lies, if there is one. */
  readonly explorer: Point;
  /** How large signs are drawn, compared with a chart of six columns. */
  readonly scale: number;
}

/** `small`: on a phone everything has to be large enough for a finger. */
export function layoutOf(options: TranquilityOptions, small: boolean): Layout {
  const grid = gridOf(options);
  const pyramid = grid.name === "pyramid";
  const scale = pyramid ? 1.55 : 1;
  const cell = pyramid
    ? { width: 100, height: small ? 156 : 124 }
    : { width: small ? 100 : 122, height: 90 };
  const gap = pyramid ? (small ? 4 : 7) : 8;
  const edge = pyramid && small ? 6 : 16;
  const left = hasMargin(options) ? (pyramid ? (small ? 44 : 84) : 66) : edge;
  const strip = options.competitive ? 40 : (small ? 94 : 74) * scale;
  const top = pyramid || options.competitive ? edge : strip;
  const step = { x: cell.width + gap, y: cell.height + gap };
  const width = left + grid.columns * step.x - gap + edge;
  const height = top + grid.rows * step.y - gap + strip;
  const x = (column: number) => left + (column - 1) * step.x + cell.width / 2;
  const y = (row: number) => top + (grid.rows - row) * step.y + cell.height / 2;
  const corner = { width: 134 * scale, height: (small ? 88 : 62) * scale };
  const lines = Array.from({ length: grid.rows }, (_, index) => {
    const columns = grid.cells.filter(({ row }) => row === index + 1).map(({ column }) => column);
    return { row: index + 1, first: Math.min(...columns), last: Math.max(...columns) };
  });
  return {
    width,
    height,
    cell,
    margin: left - 12,
    cells: grid.cells.map(({ row, column }) => ({ x: x(column), y: y(row) })),
    margins: lines.map(({ row, first }) => ({ x: x(first) - cell.width / 2 - left / 2 + 2, y: y(row) })),
    rows: lines.map(({ row, first, last }) => ({
      x: x(first) - cell.width / 2 - 5,
      y: y(row) - cell.height / 2 - 3,
      width: (last - first) * step.x + cell.width + 10,
      height: cell.height + 6,
    })),
    start: { x: edge + corner.width / 2, y: height - strip / 2, ...corner },
    finish: {
      x: width - edge - corner.width / 2,
      y: pyramid ? y(grid.rows) : strip / 2,
      ...corner,
    },
    explorer: { x: edge + 62 * scale, y: y(grid.rows) },
    scale,
  };
}
