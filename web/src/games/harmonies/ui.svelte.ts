/**
 * What a person holds and looks at, shared by the parts of the table. Taps, drags and keys end
 * here, and from here the action goes out.
 */

import {
  cancel,
  choose,
  drop,
  type PlaceKey,
  set,
  type SourceKey,
  walk,
} from "../../board/board";
import type { Dragger } from "../../board/dragging";
import { HeldPiece } from "../../board/held.svelte";
import { type Cell, hexBoard } from "../../board/hexboard";
import { series } from "../../words.svelte";
import type { Hands, Message } from "../types";
import type { Looked, Looker } from "./enlarging";
import { type CardId, CELLS } from "./facts";
import {
  type Action,
  actionFor,
  find,
  isCard,
  meant,
  type Model,
  parseSource,
  pickable,
  settlers,
  takeGroup,
  tokenSource,
  touching,
} from "./model";
import { cardName } from "./texts";

export class Ui extends HeldPiece<Cell> implements Dragger, Looker {
  /** The card that is looked at more closely, and where it lies. */
  looked: (Looked & { readonly at: DOMRect }) | null = $state.raw(null);
  /** Whether the focus shall go to the board as soon as there is somewhere to go. */
  leads = $state(false);

  #model: Model | null = null;
  #hands: Hands<"harmonies"> | null = null;
  /** The position in which something was last picked up by itself. */
  #view: Model["view"] | null = null;
  /** The token that was held last. */
  #token: SourceKey | null = null;

  constructor() {
    super(hexBoard());
  }

  /** A newer position has come; what is held stays held as far as it still can be. */
  follow(model: Model, hands: Hands<"harmonies">): void {
    this.#model = model;
    this.#hands = hands;
    const { view } = model;
    this.board = set(this.board, {
      places: CELLS[view.options.side],
      sources: pickable(model),
      disabled: model.past || model.over,
    });
    // After each act whatever was looked at is put down.
    if (model.legal.length > 0 && view !== this.#view) {
      this.#view = view;
      this.#putDown();
    } else {
      this.#holdToken();
    }
  }

  /** While tokens are to be placed there is always one in the hand, the same as before if it can be. */
  #holdToken(): void {
    const hand = this.#model?.view.hand.map(tokenSource) ?? [];
    const open = hand.filter((source) => (this.board.sources.get(source)?.size ?? 0) > 0);
    const { chosen } = this.board;
    if (chosen !== null && hand.includes(chosen)) this.#token = chosen;
    if (chosen !== null || open.length === 0) return;
    const held = open.find((source) => source === this.#token) ?? open[0];
    this.board = set(this.board, { chosen: held ?? null });
  }

  #putDown(): void {
    this.board = cancel(this.board);
    this.#holdToken();
  }

  /** The card whose places are shown: one's own or one of the row. */
  get card(): CardId | null {
    if (this.board.chosen === null) return null;
    const held = parseSource(this.board.chosen);
    return "card" in held ? held.card : null;
  }

  /** What is held in that position; what was held in an earlier one is on its way. */
  heldIn({ view }: Model): SourceKey | null {
    const { chosen } = this;
    return this.#model?.view === view ? chosen : null;
  }

  /** What tapping the cell under the pointer, or under the keyboard, would do. */
  get considered(): Action | undefined {
    return this.place === null ? undefined : this.does(this.place);
  }

  /** What tapping a cell would do. */
  does(cell: PlaceKey): Action | undefined {
    const { chosen, disabled } = this.board;
    return disabled ? undefined : touching(this.#model?.legal ?? [], chosen, cell);
  }

  pick(source: SourceKey, event?: MouseEvent): void {
    this.board = choose(this.board, source);
    this.#holdToken();
    this.leadOn(event);
  }

  /** By keyboard the way goes on from what was picked up to where it may go. */
  leadOn(event?: MouseEvent): void {
    this.leads = event?.detail === 0;
  }

  look(looked: Ui["looked"]): void {
    this.looked = looked;
  }

  cancel(): void {
    this.#putDown();
  }

  override arrive(): void {
    this.leads = false;
    super.arrive();
  }

  tapCell(cell: PlaceKey): void {
    const { chosen } = this;
    const action = this.does(cell);
    this.board = set(this.board, { cursor: cell });
    if (action !== undefined) return this.act(action);
    const cards = isCard(chosen) ? [] : settlers(this.#model?.legal ?? [], cell);
    const why = { id: "harmonies-card-first", args: { cards: series(cards.map(cardName)) } };
    this.#refuse(chosen, cell, cards.length > 0 ? why : undefined);
  }

  /** Whether the key meant something on the board. */
  press(key: string, shift: boolean): boolean {
    const { cursor } = this.board;
    if (cursor !== null && (key === "Enter" || key === " ")) {
      this.tapCell(cursor);
      return true;
    }
    const next = walk(this.board, key, shift);
    if (next !== null) this.board = next;
    return next !== null;
  }

  /** The end of a drag, over a cell or over one of the named places beside the board. */
  dropAt(source: SourceKey, cell: PlaceKey | null, place: string | null): void {
    this.drag = null;
    const [kind, name = ""] = source.split(":");
    const legal = this.#model?.legal ?? [];
    if (kind === "group") {
      if (cell !== null || place !== null) this.act(takeGroup(legal, Number(name)));
    } else if (kind === "row") {
      if (place === "cards" || cell !== null) this.act(find(legal, "take_card", name));
    } else {
      const { board, move } = drop(this.board, source, cell);
      this.board = board;
      this.#holdToken();
      if (move !== null) this.act(actionFor(legal, move.source, move.target));
      else if (cell !== null) this.#refuse(source, cell);
    }
  }

  act(action: Action | undefined): void {
    if (action !== undefined) this.#hands?.act(action);
  }

  #refuse(source: SourceKey | null, cell: PlaceKey, why?: Message): void {
    this.#hands?.vain(`[data-cell="${cell}"]`, meant(source, cell, this.#model?.view.hand ?? []), why);
  }
}
