/**
 * A Harmonies board to be counted: its cells, what stands on them, groups and rivers. A set of cells
 * is a set of bits, the first cell the lowest, as in games/harmonies/board.py and groups.py.
 */

import { AROUND } from "../../../board/hexgrid";
import { CELLS, type Colour, type Side, STACKS, type Stack } from "../facts";

export interface Grid {
  readonly names: readonly string[];
  /** For each cell its number by name. */
  readonly cells: ReadonlyMap<string, number>;
  /** The cell at a place, -1 beside the board. */
  readonly at: (q: number, r: number) => number;
  readonly places: readonly { readonly q: number; readonly r: number }[];
  /** The neighbours of each cell as bits. */
  readonly near: readonly number[];
  /** The same neighbours, in the order of the walk for loops (H-SCORE-RIVER-6). */
  readonly walk: readonly (readonly number[])[];
}

/** N, NW, SW, S, SE, NE, among the neighbours that are listed clockwise from north. */
const WALK = [0, 5, 4, 3, 2, 1];

function grid(side: Side): Grid {
  const places = CELLS[side];
  const numbers = new Map(places.map(({ q, r }, number) => [q * 100 + r, number]));
  const at = (q: number, r: number) => numbers.get(q * 100 + r) ?? -1;
  const walk = places.map(({ q, r }) =>
    WALK.map((way) => at(q + (AROUND[way]?.q ?? 0), r + (AROUND[way]?.r ?? 0))).filter((cell) => cell >= 0),
  );
  return {
    names: places.map(({ key }) => key),
    cells: new Map(places.map(({ key }, number) => [key, number])),
    at,
    places,
    near: walk.map((cells) => cells.reduce((set, cell) => set | (1 << cell), 0)),
    walk,
  };
}

export const GRIDS: Readonly<Record<Side, Grid>> = { A: grid("A"), B: grid("B") };

/** What stands on each cell, in their order. */
export type Stacks = readonly Stack[];

export const EMPTY: Stack = STACKS[0] as Stack;
const BY_TOKENS = new Map(STACKS.map((stack) => [stack.tokens.join(), stack]));

/** What a stack becomes under one more token; null if that token may not go there (H-TOKEN-2). */
export function added(stack: Stack, colour: Colour): Stack | null {
  return BY_TOKENS.get([...stack.tokens, colour].join()) ?? null;
}

/** The cells with that landscape. */
export function mask(stacks: Stacks, landscape: string): number {
  return stacks.reduce((set, { kind }, cell) => (kind?.startsWith(landscape) === true ? set | (1 << cell) : set), 0);
}

/** The cells of a set, in their order. */
export function bits(set: number): readonly number[] {
  const cells = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) cells.push(31 - Math.clz32(rest & -rest));
  return cells;
}

function touched({ near }: Grid, set: number): number {
  return bits(set).reduce((found, cell) => found | (near[cell] ?? 0), 0);
}

/** The connected patches of a set of cells, in the order of their first cells (H-TERM-4). */
export function groups(on: Grid, set: number): readonly number[] {
  const found = [];
  for (let rest = set; rest !== 0; ) {
    let group = rest & -rest;
    for (let edge = group; edge !== 0; group |= edge) edge = touched(on, edge) & rest & ~group;
    found.push(group);
    rest &= ~group;
  }
  return found;
}

/** The cells that give the longest river its length; none without water (H-SCORE-RIVER-3). */
export function longestRiver(on: Grid, stacks: Stacks, withLoops: boolean): readonly number[] {
  const paths = groups(on, mask(stacks, "water")).flatMap((group) => [
    longestShortestPath(on, group),
    ...(withLoops ? [longestLoop(on, group)] : []),
  ]);
  return paths.reduce((best, path) => (path.length > best.length ? path : best), []);
}

/** Between the two cells of the group that are farthest apart inside it, a shortest way. */
function longestShortestPath(on: Grid, group: number): readonly number[] {
  let best: readonly number[] = [];
  for (const start of bits(group)) {
    // Rings of cells at distance 0, 1, 2, ... from the start.
    const rings = [1 << start];
    for (let rest = group & ~(1 << start); rest !== 0; ) {
      const next = touched(on, rings.at(-1) ?? 0);
      rings.push(next & rest);
      rest &= ~next;
    }
    if (rings.length > best.length) best = rings;
  }
  const path: number[] = [];
  for (const ring of [...best].reverse()) {
    const last = path.at(-1);
    const [cell = 0] = bits(last === undefined ? ring : ring & (on.near[last] ?? 0));
    path.push(cell);
  }
  return path.reverse();
}

/**
 * The longest loop that one walk through the group finds. It enters no cell twice, also after stepping
 * back; it therefore does not find every loop, and is not meant to (H-SCORE-RIVER-6).
 */
function longestLoop(on: Grid, group: number): readonly number[] {
  const [start = 0] = bits(group);
  const path = [start];
  let unmarked = group & ~(1 << start);
  let best: readonly number[] = [];
  for (let here: number | undefined = start; here !== undefined; here = path.at(-1)) {
    const cell = on.walk[here]?.find((near) => ((unmarked >> near) & 1) === 1);
    if (cell === undefined) {
      path.pop();
      continue;
    }
    unmarked &= ~(1 << cell);
    path.push(cell);
    const closes = (((on.near[cell] ?? 0) >> start) & 1) === 1;
    if (closes && path.length > Math.max(2, best.length)) best = [...path];
  }
  return best;
}
