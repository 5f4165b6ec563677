// What a person is about to do at a table: the action considered, the one asked about once more,
// and taking back.

import { tick } from "svelte";
import { app, wrongText } from "../app.svelte";
import type { Button, GameModule, Hands, Message, Model, Warning } from "../games/types";
import type { GameAction } from "../generated/protocol";
import { remarkTexts } from "../help/offers";
import { settings } from "../settings.svelte";
import { play } from "../sound";
import { say } from "../words.svelte";
import type { TableStore } from "./store.svelte";

/** A touch that cannot work: where, and why not. */
export interface Vain {
  /** A selector inside the table. */
  readonly at: string;
  readonly text: string;
  readonly rule: string | null;
}

export class Doing {
  readonly ui: unknown;
  readonly hands: Hands;
  considered = $state.raw<GameAction | null>(null);
  /** Why the last act cannot be taken back is shown. */
  whyNot = $state(false);
  /** What was touched last in vain. */
  vain = $state.raw<Vain | null>(null);
  /** The action that ends the turn and has to be chosen once more. */
  #confirming = $state.raw<GameAction | null>(null);
  #touches = 0;
  #store: TableStore;
  #game: GameModule;
  #model: () => Model;

  constructor(store: TableStore, game: GameModule, model: () => Model) {
    this.#store = store;
    this.#game = game;
    this.#model = model;
    this.ui = game.createUi();
    this.hands = {
      act: (action) => this.act(action),
      consider: (action) => (this.considered = action),
      vain: (at, action, why) => void this.#sayWhyNot(at, action, why),
      announce: (message) => app.announce(say(message)),
      point: (at) => store.point(at),
    };
  }

  buttons = $derived.by<readonly Button[]>(() => {
    const model = this.#model();
    const touches = this.#store.viewer !== null && !model.past && this.#store.over === null;
    return touches ? this.#game.buttons(model, this.ui) : [];
  });

  undo = $derived.by(() => this.#store.undoing?.undo ?? null);

  /** Which of the legal actions is considered. */
  #at = $derived.by(() => (this.considered === null ? -1 : this.#model().legal.indexOf(this.considered as never)));

  /** What the considered action would add by category. */
  change = $derived.by(() => this.#model().previews[this.#at] ?? null);

  /** What it does to what one hopes for, in words. */
  hopes = $derived.by(() => remarkTexts(this.#model().hopes?.[this.#at] ?? []));

  confirming = $derived.by(() => {
    const action = this.#confirming;
    return action !== null && this.#model().legal.some((legal) => isSame(legal, action)) ? action : null;
  });

  /** What has to be known before that. */
  warning = $derived.by(() => (this.confirming === null ? null : this.#warns(this.confirming)));

  act(action: GameAction): void {
    const asks = (settings.confirm && this.#ends(action)) || this.#warns(action) !== null;
    if (asks && !isSame(action, this.#confirming)) {
      this.#confirming = action;
      return;
    }
    this.#confirming = null;
    this.whyNot = false;
    this.vain = null;
    this.#touches += 1; // a reason that is still on its way is of no use any more
    this.considered = null;
    this.#store.act(action);
    play("laid");
  }

  press(button: Button, event: MouseEvent): void {
    if (button.press !== undefined) {
      button.press(event);
      void tick().then(() => app.ask(say(this.#game.asks(this.#model(), this.ui))));
    } else if (button.action !== null) this.act(button.action);
    else if (button.means !== undefined) this.hands.vain(`[data-testid="do-${button.label.id}"]`, button.means);
  }

  takeBack(): void {
    this.whyNot = this.undo?.possible !== true;
    if (!this.whyNot) this.#store.undo();
  }

  doNot(): void {
    this.#confirming = null;
  }

  /** Close everything that was said about it. */
  cancel(): void {
    this.#store.wrong = null;
    this.whyNot = false;
    this.vain = null;
    this.doNot();
  }

  /** The rules say what is against it; where no action was meant, what is asked for instead. */
  async #sayWhyNot(at: string, action: GameAction | null, why?: Message): Promise<void> {
    const { viewer, past } = this.#model();
    if (viewer === null) return;
    const touch = ++this.#touches;
    const wrong = past || action === null || why !== undefined ? null : await this.#store.whyNot(action);
    if (touch !== this.#touches) return;
    const text = wrong === null ? say(past ? { id: "web-vain-past" } : (why ?? this.#game.asks(this.#model(), this.ui))) : wrongText(wrong);
    this.vain = { at, text, rule: wrong?.rule ?? null };
  }

  #warns(action: GameAction): Warning | null {
    return this.#game.warns?.(action as never, this.#model()) ?? null;
  }

  #ends(action: GameAction): boolean {
    return (
      this.#game.ends?.(action) === true ||
      this.buttons.some((button) => button.ends === true && button.action !== null && isSame(button.action, action))
    );
  }
}

function isSame(one: GameAction, other: GameAction | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
