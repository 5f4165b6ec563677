/**
 * A board of rows and columns without a face: which things can be picked up, where each may go,
 * what is picked up now, where the keyboard stands. Rows are counted from below, as on a chart;
 * a row may have holes, and places beside the grid (a corner, a margin) are places like others.
 *
 * It knows no rules and no page. Sources and targets are told to it; taps, drags and keys all end
 * in `tap` or `drop`, and both answer with the move that was meant. A state is never changed,
 * every function gives the next one.
 */

export type PlaceKey = string;
export type SourceKey = string;

export interface Place {
  readonly key: PlaceKey;
  readonly row: number;
  readonly column: number;
}

export interface GridBoard {
  readonly places: readonly Place[];
  /** What can be picked up, and where each of these may go. */
  readonly sources: ReadonlyMap<SourceKey, ReadonlySet<PlaceKey>>;
  /** What is picked up. */
  readonly chosen: SourceKey | null;
  /** The place on which the keyboard stands; the board's one tab stop. */
  readonly cursor: PlaceKey | null;
  /** The column in which the keyboard walks up and down. */
  readonly lane: number;
  /** The place under the pointer or under what is dragged. */
  readonly over: PlaceKey | null;
  /** Nothing can be moved: a look at the past, or the end. */
  readonly disabled: boolean;
}

/** A thing was brought to a place. */
export interface Move {
  readonly source: SourceKey;
  readonly target: PlaceKey;
}

/** The next state, and the move that the gesture meant, if any. */
export interface Outcome {
  readonly board: GridBoard;
  readonly move: Move | null;
}

export type Direction = "up" | "down" | "left" | "right";

const NOTHING: ReadonlySet<PlaceKey> = new Set();

const EMPTY: GridBoard = {
  places: [],
  sources: new Map(),
  chosen: null,
  cursor: null,
  lane: 0,
  over: null,
  disabled: false,
};

export function gridBoard(config: Partial<GridBoard> = {}): GridBoard {
  return set(EMPTY, config);
}

/** Reconfigure anything at any time; what no longer fits is dropped. */
export function set(board: GridBoard, config: Partial<GridBoard>): GridBoard {
  const next = { ...board, ...config };
  const has = (key: PlaceKey | null): key is PlaceKey => placeOf(next, key) !== undefined;
  const cursor = has(next.cursor) ? next.cursor : (next.places[0]?.key ?? null);
  const moved = cursor !== board.cursor || next.places !== board.places;
  const held = !next.disabled && next.chosen !== null && next.sources.has(next.chosen);
  return {
    ...next,
    chosen: held ? next.chosen : null,
    cursor,
    lane: moved && config.lane === undefined ? (placeOf(next, cursor)?.column ?? 0) : next.lane,
    over: has(next.over) ? next.over : null,
  };
}

/** Pick a thing up, or put it down again if it is the one that is held. */
export function choose(board: GridBoard, source: SourceKey | null): GridBoard {
  return set(board, { chosen: source === board.chosen ? null : source });
}

export function cancel(board: GridBoard): GridBoard {
  return set(board, { chosen: null, over: null });
}

/** Where the held thing may go; without one nothing is a target. */
export function targets(board: GridBoard): ReadonlySet<PlaceKey> {
  if (board.disabled || board.chosen === null) return NOTHING;
  return board.sources.get(board.chosen) ?? NOTHING;
}

/** A click, a tap, Enter or Space on a place: brings the held thing there if it may go there. */
export function tap(board: GridBoard, target: PlaceKey): Outcome {
  const source = targets(board).has(target) ? board.chosen : null;
  return {
    board: set(board, { cursor: target }),
    move: source === null ? null : { source, target },
  };
}

/** The end of a drag; dropping beside a target puts the thing down again. */
export function drop(board: GridBoard, source: SourceKey, target: PlaceKey | null): Outcome {
  const held = set(board, { chosen: source, over: null });
  if (target === null || !targets(held).has(target)) return { board: cancel(held), move: null };
  return tap(held, target);
}

/**
 * One step of an arrow key. Left and right follow the row, over its holes. Up and down go to the
 * next row that has places, to the one nearest the column in which the walk began, so that a walk
 * there and back ends where it started.
 */
export function step(board: GridBoard, direction: Direction): GridBoard {
  const from = placeOf(board, board.cursor);
  if (from === undefined) return board;
  if (direction === "left" || direction === "right") {
    const way = direction === "left" ? -1 : 1;
    const beside = nearest(
      board.places.filter(({ row, column }) => row === from.row && (column - from.column) * way > 0),
      ({ column }) => (column - from.column) * way,
    );
    return beside === undefined ? board : set(board, { cursor: beside.key });
  }
  const way = direction === "up" ? 1 : -1;
  const beyond = board.places.filter(({ row }) => (row - from.row) * way > 0);
  const next = nearest(beyond, ({ row }) => (row - from.row) * way)?.row;
  const near = nearest(
    beyond.filter(({ row }) => row === next),
    ({ column }) => Math.abs(column - board.lane),
  );
  return near === undefined ? board : set(board, { cursor: near.key, lane: board.lane });
}

/** The next place, in the board's order, where the held thing may go. */
export function nextTarget(board: GridBoard, way: 1 | -1 = 1): GridBoard {
  const open = targets(board);
  const at = board.places.findIndex(({ key }) => key === board.cursor);
  const count = board.places.length;
  for (let offset = 1; offset <= count; offset++) {
    const place = board.places[(at + way * offset + count * 2) % count];
    if (place !== undefined && open.has(place.key)) return set(board, { cursor: place.key });
  }
  return board;
}

/** The first or the last place of the board. */
export function toEnd(board: GridBoard, end: "first" | "last"): GridBoard {
  const place = board.places.at(end === "first" ? 0 : -1);
  return place === undefined ? board : set(board, { cursor: place.key });
}

/** What a key on the board does; null if the key means nothing here. */
export function press(board: GridBoard, key: string, shift = false): Outcome | null {
  const moved = (next: GridBoard): Outcome => ({ board: next, move: null });
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

function placeOf(board: GridBoard, key: PlaceKey | null): Place | undefined {
  return board.places.find((place) => place.key === key);
}

/** The first of those that are least far. */
function nearest(places: readonly Place[], far: (place: Place) => number): Place | undefined {
  return places.reduce<Place | undefined>(
    (best, place) => (best === undefined || far(place) < far(best) ? place : best),
    undefined,
  );
}
