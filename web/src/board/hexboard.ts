/**
 * A board of hexagons without a face: which things can be picked up, where each may go, what is
 * picked up now, where the keyboard stands.
 *
 * It knows no rules and no page. Sources, targets and marks are told to it; taps, drags and keys
 * all end in `tap` or `drop`, and both answer with the move that was meant. A state is never
 * changed, every function gives the next one.
 */

import { middle, type Place } from "./hexgrid";

export type CellKey = string;
export type SourceKey = string;

export interface Cell extends Place {
  readonly key: CellKey;
}

export interface HexBoard {
  readonly cells: readonly Cell[];
  /** What can be picked up, and where each of these may go. */
  readonly sources: ReadonlyMap<SourceKey, ReadonlySet<CellKey>>;
  /** What is picked up. */
  readonly chosen: SourceKey | null;
  /** Where nothing can be chosen but one thing, it is picked up by itself. */
  readonly auto: boolean;
  /** The cell on which the keyboard stands; the board's one tab stop. */
  readonly cursor: CellKey | null;
  /** The height, in hexagon sides, at which the keyboard walks sideways. */
  readonly lane: number;
  /** The cell under the pointer or under what is dragged. */
  readonly over: CellKey | null;
  /** Nothing can be moved: somebody else's turn, or a look at the past. */
  readonly disabled: boolean;
}

/** A thing was brought to a cell. */
export interface Move {
  readonly source: SourceKey;
  readonly target: CellKey;
}

/** The next state, and the move that the gesture meant, if any. */
export interface Outcome {
  readonly board: HexBoard;
  readonly move: Move | null;
}

export type Direction = "up" | "down" | "left" | "right";

const NOTHING: ReadonlySet<CellKey> = new Set();

const EMPTY: HexBoard = {
  cells: [],
  sources: new Map(),
  chosen: null,
  auto: false,
  cursor: null,
  lane: 0,
  over: null,
  disabled: false,
};

export function hexBoard(config: Partial<HexBoard> = {}): HexBoard {
  return set(EMPTY, config);
}

/** Reconfigure anything at any time; what no longer fits is dropped. */
export function set(board: HexBoard, config: Partial<HexBoard>): HexBoard {
  const next = { ...board, ...config };
  const has = (key: CellKey | null): key is CellKey => next.cells.some((cell) => cell.key === key);
  const cursor = has(next.cursor) ? next.cursor : (next.cells[0]?.key ?? null);
  const moved = cursor !== board.cursor || next.cells !== board.cells;
  return {
    ...next,
    chosen: chosenOf(next),
    cursor,
    lane: moved && config.lane === undefined ? heightOf(next, cursor) : next.lane,
    over: has(next.over) ? next.over : null,
  };
}

/** Pick a thing up, or put it down again if it is the one that is held. */
export function choose(board: HexBoard, source: SourceKey | null): HexBoard {
  if (board.disabled) return board;
  return set(board, { chosen: source === board.chosen ? null : source });
}

export function cancel(board: HexBoard): HexBoard {
  return set(board, { chosen: null, over: null });
}

/** Where the held thing may go; without one nothing is a target. */
export function targets(board: HexBoard): ReadonlySet<CellKey> {
  if (board.disabled || board.chosen === null) return NOTHING;
  return board.sources.get(board.chosen) ?? NOTHING;
}

/** The things that may go to a cell. */
export function sourcesFor(board: HexBoard, target: CellKey): readonly SourceKey[] {
  if (board.disabled) return [];
  return [...board.sources].filter(([, cells]) => cells.has(target)).map(([source]) => source);
}

/** A click, a tap, Enter or Space on a cell: brings the held thing there if it may go there. */
export function tap(board: HexBoard, target: CellKey): Outcome {
  const source = targets(board).has(target) ? board.chosen : null;
  const at = set(board, { cursor: target });
  return { board: at, move: source === null ? null : { source, target } };
}

/** The end of a drag; dropping beside a target puts the thing down again. */
export function drop(board: HexBoard, source: SourceKey, target: CellKey | null): Outcome {
  const held = set(board, { chosen: source, over: null });
  if (target === null || !targets(held).has(target)) return { board: cancel(held), move: null };
  return tap(held, target);
}

/**
 * One step of an arrow key. Up and down follow the column. Left and right go to the next column,
 * to the cell nearest the height at which the walk began, so that a walk there and back ends
 * where it started.
 */
export function step(board: HexBoard, direction: Direction): HexBoard {
  const from = cellOf(board, board.cursor);
  if (from === undefined) return board;
  if (direction === "up" || direction === "down") {
    const way = direction === "up" ? -1 : 1;
    const beside = board.cells
      .filter((cell) => cell.q === from.q && (cell.r - from.r) * way > 0)
      .sort((one, other) => (one.r - other.r) * way)[0];
    return beside === undefined ? board : set(board, { cursor: beside.key });
  }
  const way = direction === "left" ? -1 : 1;
  const columns = board.cells.map((cell) => cell.q).filter((q) => (q - from.q) * way > 0);
  if (columns.length === 0) return board;
  const column = way > 0 ? Math.min(...columns) : Math.max(...columns);
  const near = board.cells
    .filter((cell) => cell.q === column)
    .sort((one, other) => distance(one, board.lane) - distance(other, board.lane))[0];
  return near === undefined ? board : set(board, { cursor: near.key, lane: board.lane });
}

/** The next cell, in the board's order, where the held thing may go. */
export function nextTarget(board: HexBoard, way: 1 | -1 = 1): HexBoard {
  const open = targets(board);
  const at = board.cells.findIndex((cell) => cell.key === board.cursor);
  const count = board.cells.length;
  for (let offset = 1; offset <= count; offset++) {
    const cell = board.cells[(at + way * offset + count * 2) % count];
    if (cell !== undefined && open.has(cell.key)) return set(board, { cursor: cell.key });
  }
  return board;
}

/** The first or the last cell of the board. */
export function toEnd(board: HexBoard, end: "first" | "last"): HexBoard {
  const cell = board.cells.at(end === "first" ? 0 : -1);
  return cell === undefined ? board : set(board, { cursor: cell.key });
}

/** What a key on the board does; null if the key means nothing here. */
export function press(board: HexBoard, key: string, shift = false): Outcome | null {
  const moved = (next: HexBoard): Outcome => ({ board: next, move: null });
  switch (key) {
    case "ArrowUp":
      return moved(step(board, "up"));
    case "ArrowDown":
      return moved(step(board, "down"));
    case "ArrowLeft":
      return moved(step(board, "left"));
    case "ArrowRight":
      return moved(step(board, "right"));
    case "Home":
      return moved(toEnd(board, "first"));
    case "End":
      return moved(toEnd(board, "last"));
    case "PageDown":
      return moved(nextTarget(board, 1));
    case "PageUp":
      return moved(nextTarget(board, -1));
    case "n":
    case "N":
      return moved(nextTarget(board, shift ? -1 : 1));
    case "Enter":
    case " ":
      return board.cursor === null ? moved(board) : tap(board, board.cursor);
    default:
      return null;
  }
}

function chosenOf(board: HexBoard): SourceKey | null {
  if (board.disabled) return null;
  if (board.chosen !== null && board.sources.has(board.chosen)) return board.chosen;
  const [only] = board.sources.keys();
  return board.auto && board.sources.size === 1 && only !== undefined ? only : null;
}

function cellOf(board: HexBoard, key: CellKey | null): Cell | undefined {
  return board.cells.find((cell) => cell.key === key);
}

function heightOf(board: HexBoard, key: CellKey | null): number {
  const cell = cellOf(board, key);
  return cell === undefined ? 0 : middle(cell).y;
}

/** How far a cell lies from a height; of two equally far the upper one comes first. */
function distance(cell: Cell, lane: number): number {
  const above = middle(cell).y - lane;
  return Math.abs(above) + (above > 0 ? 1e-6 : 0);
}
