/** What is in the hand over a Harmonies board of the pad: a token, a cube, or the rubber. */

import type { Drag, Dragger } from "../board/dragging";
import {
  cancel,
  choose,
  drop,
  nextTarget,
  type Outcome,
  type PlaceKey,
  press,
  set,
  type SourceKey,
  tap,
  targets,
} from "../board/board";
import { type Cell, hexBoard, type HexBoard } from "../board/hexboard";
import { CELLS, type Side } from "../games/harmonies/facts";

export const RUBBER = "rubber";

interface Acts {
  /** Bring a source to a cell where it may go. */
  bring(source: SourceKey, cell: PlaceKey): void;
  /** A cell was touched with empty hands. */
  look(cell: PlaceKey): void;
  /** Something else is in the hand now. */
  picked(): void;
}

export class Hold implements Dragger {
  board: HexBoard = $state.raw(hexBoard());
  drag: Drag | null = $state.raw(null);
  /** Whether the keyboard shall go to the board: something was picked up by it. */
  leads = $state(false);
  readonly #acts: Acts;

  constructor(acts: Acts) {
    this.#acts = acts;
  }

  follow(side: Side, sources: ReadonlyMap<SourceKey, ReadonlySet<PlaceKey>>, disabled: boolean): void {
    this.board = set(this.board, { places: CELLS[side], sources, disabled });
  }

  get chosen(): SourceKey | null {
    return this.board.chosen;
  }

  get targets(): ReadonlySet<PlaceKey> {
    return targets(this.board);
  }

  pick(source: SourceKey, event?: MouseEvent): void {
    this.board = choose(this.board, source);
    this.#acts.picked();
    this.leads = event?.detail === 0 && this.board.chosen !== null;
  }

  cancel(): void {
    this.board = cancel(this.board);
  }

  /** Stand on a place that is open, as the focus comes to the board. */
  arrive(): void {
    this.leads = false;
    if (this.board.cursor === null || !this.targets.has(this.board.cursor)) this.board = nextTarget(this.board);
  }

  hover(cell: PlaceKey | null): void {
    if (cell !== this.board.over) this.board = set(this.board, { over: cell });
  }

  tapCell(cell: PlaceKey): void {
    const outcome = tap(this.board, cell);
    this.#settle(outcome);
    if (this.board.chosen === null) this.#acts.look(cell);
  }

  /** Whether the key meant something on the board. */
  press(key: string, shift: boolean): boolean {
    const acts = key === "Enter" || key === " ";
    if (acts && this.board.cursor !== null) {
      this.tapCell(this.board.cursor);
      return true;
    }
    const outcome = press(this.board, key, shift);
    if (outcome === null) return false;
    this.#settle(outcome);
    return true;
  }

  dropAt(source: SourceKey, cell: PlaceKey | null): void {
    this.drag = null;
    const { board, move } = drop(this.board, source, cell);
    // A finger that missed the board still holds what it held.
    this.board = move === null ? set(this.board, { over: null }) : board;
    if (move !== null) this.#acts.bring(move.source, move.target);
  }

  #settle({ board, move }: Outcome<Cell>): void {
    this.board = board;
    if (move !== null) this.#acts.bring(move.source, move.target);
  }
}
