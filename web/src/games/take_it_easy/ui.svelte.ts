// What the components of this table share besides the model.

import { isOver, type TieModel } from "./model";

export class TakeItEasyUi {
  /** Which round's boards are looked at; null: the present one. */
  round = $state<number | null>(null);
  /** Whether these are the boards that were finished just now. */
  finished = $state(false);
  /** The round that was last seen being played. */
  #playing: number | null = null;

  /** A finished board stays until somebody goes on; the result of the match stands for itself. */
  follow({ view, past }: TieModel): void {
    if (past) return;
    if (this.#playing !== null && view.round > this.#playing && !isOver(view)) {
      this.round = view.round - 1;
      this.finished = true;
    }
    if (isOver(view)) this.goOn();
    this.#playing = view.round;
  }

  look(round: number | null): void {
    this.round = round;
    this.finished = false;
  }

  goOn(): void {
    this.look(null);
  }
}
