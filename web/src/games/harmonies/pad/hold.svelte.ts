/** What is in the hand over a Harmonies board of the pad: a token, a cube, or the rubber. */

import {
  cancel,
  choose,
  drop,
  type Outcome,
  type PlaceKey,
  press,
  set,
  type SourceKey,
  tap,
} from "../../../board/board";
import type { Dragger } from "../../../board/dragging";
import { HeldPiece } from "../../../board/held.svelte";
import { type Cell, hexBoard } from "../../../board/hexboard";
import { CELLS, type Side } from "../facts";

export const RUBBER = "rubber";

interface Acts {
  /** Bring a source to a cell where it may go. */
  bring(source: SourceKey, cell: PlaceKey): void;
  /** A cell was touched with empty hands. */
  look(cell: PlaceKey): void;
  /** Something else is in the hand now. */
  picked(): void;
}

export class Hold extends HeldPiece<Cell> implements Dragger {
  /** Whether the keyboard shall go to the board: something was picked up by it. */
  leads = $state(false);
  readonly #acts: Acts;

  constructor(acts: Acts) {
    super(hexBoard());
    this.#acts = acts;
  }

  follow(side: Side, sources: ReadonlyMap<SourceKey, ReadonlySet<PlaceKey>>, disabled: boolean): void {
    this.board = set(this.board, { places: CELLS[side], sources, disabled });
  }

  pick(source: SourceKey, event?: MouseEvent): void {
    this.board = choose(this.board, source);
    this.#acts.picked();
    this.leads = event?.detail === 0 && this.board.chosen !== null;
  }

  cancel(): void {
    this.board = cancel(this.board);
  }

  override arrive(): void {
    this.leads = false;
    super.arrive();
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
