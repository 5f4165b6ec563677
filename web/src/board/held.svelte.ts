/** What a person holds over a board, what is under the finger, and where the keyboard stands. */

import { MediaQuery } from "svelte/reactivity";
import { type Board, type Keyed, nextTarget, type PlaceKey, set, type SourceKey, targets } from "./board";
import type { Drag } from "./dragging";

export class HeldPiece<P extends Keyed> {
  board: Board<P> = $state.raw() as Board<P>;
  drag: Drag | null = $state.raw(null);
  /** Whether the keyboard is on the board: its cursor then asks for a preview like a pointer. */
  focused = $state(false);
  readonly #narrow = new MediaQuery("(width < 60rem)");

  constructor(board: Board<P>) {
    this.board = board;
  }

  /** Whether there is no room for panels around the board. */
  get narrow(): boolean {
    return this.#narrow.current;
  }

  get chosen(): SourceKey | null {
    return this.board.chosen;
  }

  get targets(): ReadonlySet<PlaceKey> {
    return targets(this.board);
  }

  /** The place under the pointer, or under the keyboard. */
  get place(): PlaceKey | null {
    return this.board.over ?? (this.focused ? this.board.cursor : null);
  }

  hover(place: PlaceKey | null): void {
    if (place !== this.board.over) this.board = set(this.board, { over: place });
  }

  stand(place: PlaceKey): void {
    if (place !== this.board.cursor) this.board = set(this.board, { cursor: place });
  }

  /** Stand on a place that is open, as the focus comes to the board. */
  arrive(): void {
    if (this.board.cursor !== null && this.targets.has(this.board.cursor)) return;
    this.board = nextTarget(this.board);
  }
}
