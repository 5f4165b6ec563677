/**
 * A board without a face: which things can be picked up, where each may go, what is picked up now,
 * where the keyboard stands. One place of it is the board's tab stop; arrow keys walk from there.
 *
 * It knows no rules and no page. Sources and targets are told to it, and a geometry says how its
 * places lie; taps, drags and keys all end in `tap` or `drop`, and both answer with the move that
 * was meant. A state is never changed, every function gives the next one.
 */

export type PlaceKey = string;
export type SourceKey = string;
export type Direction = "up" | "down" | "left" | "right";

export interface Keyed {
  readonly key: PlaceKey;
}

/**
 * Places lie in lines. An arrow key goes along a line or across to the next one; boards are never
 * mirrored, so every way is that of the eye, in every language.
 */
export interface Geometry<P extends Keyed> {
  /** The line in which a place lies: the columns of hexagons, the rows of a grid. */
  line(place: P): number;
  /** How far along its line. */
  along(place: P): number;
  readonly ways: Readonly<Record<Direction, { readonly go: "along" | "across"; readonly way: 1 | -1 }>>;
}

export interface Board<P extends Keyed = Keyed> {
  readonly geometry: Geometry<P>;
  readonly places: readonly P[];
  /** What can be picked up, and where each of these may go. */
  readonly sources: ReadonlyMap<SourceKey, ReadonlySet<PlaceKey>>;
  /** What is picked up. */
  readonly chosen: SourceKey | null;
  /** Where nothing can be chosen but one thing, it is picked up by itself. */
  readonly auto: boolean;
  /** The place on which the keyboard stands; the board's one tab stop. */
  readonly cursor: PlaceKey | null;
  /** How far along the lines the keyboard keeps while it goes across them. */
  readonly lane: number;
  /** The place under the pointer or under what is dragged. */
  readonly over: PlaceKey | null;
  /** Nothing can be moved: somebody else's turn, or a look at the past. */
  readonly disabled: boolean;
}

/** A thing was brought to a place. */
export interface Move {
  readonly source: SourceKey;
  readonly target: PlaceKey;
}

/** The next state, and the move that the gesture meant, if any. */
export interface Outcome<P extends Keyed = Keyed> {
  readonly board: Board<P>;
  readonly move: Move | null;
}

const NOTHING: ReadonlySet<PlaceKey> = new Set();
/** What is nearer by less than this is as near. */
const SAME = 1e-6;

export function makeBoard<P extends Keyed>(geometry: Geometry<P>, config: Partial<Board<P>> = {}): Board<P> {
  const empty: Board<P> = {
    geometry,
    places: [],
    sources: new Map(),
    chosen: null,
    auto: false,
    cursor: null,
    lane: 0,
    over: null,
    disabled: false,
  };
  return set(empty, config);
}

/** Reconfigure anything at any time; what no longer fits is dropped. */
export function set<P extends Keyed>(board: Board<P>, config: Partial<Board<P>>): Board<P> {
  const next = { ...board, ...config };
  const at = placeOf(next, next.cursor) ?? next.places[0];
  const cursor = at?.key ?? null;
  const moved = cursor !== board.cursor || next.places !== board.places;
  return {
    ...next,
    chosen: chosenOf(next),
    cursor,
    lane: moved && config.lane === undefined ? (at === undefined ? 0 : next.geometry.along(at)) : next.lane,
    over: placeOf(next, next.over)?.key ?? null,
  };
}

/** Pick a thing up, or put it down again if it is the one that is held. */
export function choose<P extends Keyed>(board: Board<P>, source: SourceKey | null): Board<P> {
  return set(board, { chosen: source === board.chosen ? null : source });
}

export function cancel<P extends Keyed>(board: Board<P>): Board<P> {
  return set(board, { chosen: null, over: null });
}

/** Where the held thing may go; without one nothing is a target. */
export function targets(board: Board): ReadonlySet<PlaceKey> {
  if (board.disabled || board.chosen === null) return NOTHING;
  return board.sources.get(board.chosen) ?? NOTHING;
}

/** A click, a tap, Enter or Space on a place: brings the held thing there if it may go there. */
export function tap<P extends Keyed>(board: Board<P>, target: PlaceKey): Outcome<P> {
  const source = targets(board).has(target) ? board.chosen : null;
  return { board: set(board, { cursor: target }), move: source === null ? null : { source, target } };
}

/** The end of a drag; dropping beside a target puts the thing down again. */
export function drop<P extends Keyed>(board: Board<P>, source: SourceKey, target: PlaceKey | null): Outcome<P> {
  const held = set(board, { chosen: source, over: null });
  if (target === null || !targets(held).has(target)) return { board: cancel(held), move: null };
  return tap(held, target);
}

/**
 * One step of an arrow key. Along a line it goes over the line's holes. Across it goes to the next
 * line that has places, to the one nearest to where the walk began, so that a walk there and back
 * ends where it started.
 */
export function step<P extends Keyed>(board: Board<P>, direction: Direction): Board<P> {
  const { line, along, ways } = board.geometry;
  const { go, way } = ways[direction];
  const from = placeOf(board, board.cursor);
  if (from === undefined) return board;
  if (go === "along") {
    const beyond = (place: P): number => (along(place) - along(from)) * way;
    const ahead = board.places.filter((place) => line(place) === line(from) && beyond(place) > 0);
    const beside = nearest(ahead, beyond);
    return beside === undefined ? board : set(board, { cursor: beside.key });
  }
  const beyond = (place: P): number => (line(place) - line(from)) * way;
  const ahead = board.places.filter((place) => beyond(place) > 0);
  const first = nearest(ahead, beyond);
  const near = nearest(
    ahead.filter((place) => first !== undefined && line(place) === line(first)),
    (place) => Math.abs(along(place) - board.lane),
  );
  return near === undefined ? board : set(board, { cursor: near.key, lane: board.lane });
}

/** The next place, in the board's order and round its end, where the held thing may go. */
export function nextTarget<P extends Keyed>(board: Board<P>, way: 1 | -1 = 1): Board<P> {
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
export function toEnd<P extends Keyed>(board: Board<P>, end: "first" | "last"): Board<P> {
  const place = board.places.at(end === "first" ? 0 : -1);
  return place === undefined ? board : set(board, { cursor: place.key });
}

/** Where a key leads; null if it leads nowhere on this board. */
export function walk<P extends Keyed>(board: Board<P>, key: string, shift = false): Board<P> | null {
  const jump = (way: 1 | -1): Board<P> | null => (targets(board).size === 0 ? null : nextTarget(board, way));
  switch (key) {
    case "ArrowUp":
      return step(board, "up");
    case "ArrowDown":
      return step(board, "down");
    case "ArrowLeft":
      return step(board, "left");
    case "ArrowRight":
      return step(board, "right");
    case "Home":
      return toEnd(board, "first");
    case "End":
      return toEnd(board, "last");
    case "PageDown":
      return jump(1);
    case "PageUp":
      return jump(-1);
    case "n":
    case "N":
      return jump(shift ? -1 : 1);
    default:
      return null;
  }
}

/** What a key on the board does; null if the key means nothing here. */
export function press<P extends Keyed>(board: Board<P>, key: string, shift = false): Outcome<P> | null {
  if (key === "Enter" || key === " ") {
    return board.cursor === null ? { board, move: null } : tap(board, board.cursor);
  }
  const next = walk(board, key, shift);
  return next === null ? null : { board: next, move: null };
}

function chosenOf(board: Board): SourceKey | null {
  if (board.disabled) return null;
  if (board.chosen !== null && board.sources.has(board.chosen)) return board.chosen;
  const [only] = board.sources.keys();
  return board.auto && board.sources.size === 1 && only !== undefined ? only : null;
}

function placeOf<P extends Keyed>(board: Board<P>, key: PlaceKey | null): P | undefined {
  return board.places.find((place) => place.key === key);
}

/** The first of those that are least far. */
function nearest<P>(places: readonly P[], far: (place: P) => number): P | undefined {
  return places.reduce<P | undefined>(
    (best, place) => (best === undefined || far(place) < far(best) - SAME ? place : best),
    undefined,
  );
}
