/** The three shapes of the grid, from the same file that the rules read. */

import * as facts from "../../../src/harmonium/games/tranquility/data/tranquility.json";
import type { TranquilitySheet } from "./sheets";

export type GridName = TranquilitySheet["grid"];

export interface ChartCell {
  readonly cell: number;
  /** Rows count from the bottom, columns from the left, both from 1. */
  readonly row: number;
  readonly column: number;
}

export interface Chart {
  readonly cells: readonly ChartCell[];
  readonly rows: number;
  readonly columns: number;
}

function chart(rows: readonly (readonly number[])[]): Chart {
  const places = rows.flatMap((columns, row) => columns.map((column) => ({ row: row + 1, column })));
  return {
    cells: places.map((place, index) => ({ ...place, cell: index + 1 })),
    rows: rows.length,
    columns: Math.max(...rows.flat()),
  };
}

export const CHARTS: Readonly<Record<GridName, Chart>> = {
  standard: chart(facts.grids.standard.rows),
  high_arch: chart(facts.grids.high_arch.rows),
  pyramid: chart(facts.grids.pyramid.rows),
};
export const ISLANDS: number = facts.islands;
export const HAND: number = facts.hand;

/** One step of an arrow key: the nearest cell in that direction, or the same one. */
export function stepped({ cells }: Chart, from: number, key: string): number {
  const here = cells.find(({ cell }) => cell === from);
  if (here === undefined) return from;
  const away = ({ row, column }: ChartCell): readonly [number, number] | null => {
    const [up, right] = [row - here.row, column - here.column];
    if (key === "ArrowUp") return up > 0 ? [up, Math.abs(right)] : null;
    if (key === "ArrowDown") return up < 0 ? [-up, Math.abs(right)] : null;
    if (up !== 0) return null;
    if (key === "ArrowRight") return right > 0 ? [right, 0] : null;
    return right < 0 ? [-right, 0] : null;
  };
  const near = cells
    .map((cell) => ({ cell: cell.cell, away: away(cell) }))
    .filter((one) => one.away !== null)
    .sort((one, other) => (one.away?.[0] ?? 0) - (other.away?.[0] ?? 0) || (one.away?.[1] ?? 0) - (other.away?.[1] ?? 0));
  return near[0]?.cell ?? from;
}
