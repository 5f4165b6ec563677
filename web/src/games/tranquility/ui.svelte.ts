/**
 * What a person holds and has chosen, shared by the parts of the table. Taps, drags and keys end
 * here, and from here the action goes out. Paying is part of the gesture: once a place is chosen
 * the cards of the hand become choosable, and the last one that is needed settles it.
 */

import {
  cancel,
  choose,
  drop,
  type Outcome,
  press,
  set,
  tap,
} from "../../board/board";
import type { Dragger } from "../../board/dragging";
import { type Place, gridBoard } from "../../board/gridboard";
import { HeldPiece } from "../../board/held.svelte";
import type { Hands } from "../types";
import { placesOf } from "./facts";
import {
  type Action,
  actionsFor,
  all,
  discarding,
  drawsBy,
  fitsOf,
  forced,
  handIndex,
  handKey,
  JOKER,
  meant,
  type Model,
  mustDiscard,
  sources,
  stepOf,
} from "./model";

export class Ui extends HeldPiece<Place> implements Dragger {
  /** The places in the hand that are chosen to be discarded. */
  selected: readonly number[] = $state.raw([]);
  /** Whether two cards are being chosen as the action of the turn. */
  twoChosen = $state(false);
  /** Whether a chart that is too small for a finger is enlarged. */
  enlarged = $state(false);
  /** The cell for which a Joker needs its number. */
  jokerCell = $state<number | null>(null);
  /** Where the focus shall go as soon as there is somewhere to go, for those who use keys. */
  leads = $state<"chart" | "hand" | null>(null);

  /** How many positions have come. */
  moments = $state(0);

  #model: Model | null = $state.raw(null);
  #hands: Hands<"tranquility"> | null = null;
  #moment = "";
  #ready = false;
  #byKeys = false;

  constructor() {
    super(gridBoard());
  }

  /** A newer position has come; what is held stays held only if nothing has changed. */
  follow(model: Model, hands: Hands<"tranquility">): void {
    if (model.view !== this.#model?.view) this.moments += 1;
    this.#model = model;
    this.#hands = hands;
    const { view } = model;
    const step = view.agenda.at(-1);
    const moment = JSON.stringify([view.hand, view.numbers, view.moons, view.rocks, view.storms, step]);
    const same = moment === this.#moment;
    const ready = model.legal.length > 0;
    // An act is under way: should it be refused, everything is still in the hand.
    if (same && this.#ready && !ready && !model.past && !model.over) return;
    if (!same) this.#putDown();
    this.board = set(this.board, {
      places: this.board.places.length === 0 ? placesOf(view.options) : this.board.places,
      sources: sources(model),
      disabled: model.past || model.over,
    });
    if (ready && !(same && this.#ready)) {
      const own = forced(model);
      if (own !== null) this.board = set(this.board, { chosen: own });
      if (this.#byKeys) this.#leadOn(model, own);
    }
    this.#moment = moment;
    this.#ready = ready;
  }

  #leadOn(model: Model, own: string | null): void {
    if (own !== null && handIndex(own) === null) this.leads = "chart";
    else if (model.legal.length > 0) this.leads = "hand";
  }

  #putDown(): void {
    this.selected = [];
    this.twoChosen = false;
    this.jokerCell = null;
    this.board = cancel(this.board);
  }

  /** The card of the hand that is held. */
  get card(): string | null {
    const index = handIndex(this.board.chosen);
    return index === null ? null : (this.#model?.view.hand[index] ?? null);
  }

  /** How many cards have to be chosen for a discard; 0: none is being made. */
  get needed(): number {
    const model = this.#model;
    if (model === null || !(this.twoChosen || mustDiscard(model))) return 0;
    return discarding(model)?.count ?? 0;
  }

  /** A card of the hand was touched: it is lifted, or chosen for a discard that is under way. */
  touch(index: number, event?: MouseEvent): void {
    this.#byKeys = event?.detail === 0;
    if (this.needed > 0) this.select(index);
    else this.pick(handKey(index));
    if (this.#byKeys && this.targets.size > 0) this.leads = "chart";
  }

  /** A card that cannot be touched now. */
  refuse(index: number): void {
    const model = this.#model;
    if (model === null) return;
    const other = model.viewer !== null && !model.actors.includes(model.viewer);
    this.#hands?.vain(`button[data-hand="${index}"]`, other ? { type: "place", card: model.view.hand[index] ?? "", cell: 1 } : null);
  }

  touchByKey(index: number): void {
    this.touch(index, new MouseEvent("click", { detail: 0 }));
  }

  /** Whether a card of the hand may be touched now. */
  isFree(index: number): boolean {
    const model = this.#model;
    const card = model?.view.hand[index];
    if (model === null || card === undefined) return false;
    if (this.needed > 0) return discarding(model)?.cards.has(card) === true;
    return this.board.sources.has(handKey(index));
  }

  /** Whether discarding two is an action of this turn. */
  get mayDiscardTwo(): boolean {
    const model = this.#model;
    return model !== null && !mustDiscard(model) && discarding(model) !== null;
  }

  pick(source: string): void {
    this.twoChosen = false;
    // What has to be played stays in the hand: whoever reaches for it wants to have it.
    const own = this.#model === null ? null : forced(this.#model);
    this.board = source === own ? set(this.board, { chosen: own }) : choose(this.board, source);
  }

  /** Turn a card round, or use a Compass: from now on the chart shows where. */
  take(source: string, event?: MouseEvent): void {
    this.#byKeys = event?.detail === 0;
    this.selected = [];
    this.pick(source);
    if (this.#byKeys && this.targets.size > 0) this.leads = "chart";
  }

  /** Discard two as the action of the turn; a card that is held becomes the first of them. */
  discardTwo(event?: MouseEvent): void {
    if (event !== undefined) this.#byKeys = event.detail === 0;
    const held = handIndex(this.board.chosen);
    const begin = !this.twoChosen;
    this.#putDown();
    this.twoChosen = begin;
    if (begin && held !== null) this.select(held);
    if (begin && this.#byKeys) this.leads = "hand";
  }

  select(index: number): void {
    const model = this.#model;
    const card = model?.view.hand[index];
    const need = model === null ? null : discarding(model);
    if (model === null || card === undefined || need === null || !need.cards.has(card)) return;
    const kept = this.selected.filter((other) => other !== index);
    // Who has chosen enough and takes another one lets the first one go.
    this.selected = kept.length < this.selected.length ? kept : [...kept, index].slice(-need.count);
    if (!this.#asksToGive) this.give();
  }

  /** What all give together is not given by a slip: it is chosen first. */
  get #asksToGive(): boolean {
    return this.#model !== null && stepOf(this.#model.view)?.kind === "choose";
  }

  /** Whether as many cards are chosen as have been promised. */
  get mayGive(): boolean {
    return this.#asksToGive && this.needed > 0 && this.selected.length === this.needed;
  }

  /** Discard what is chosen, if that is enough. */
  give(): void {
    const model = this.#model;
    if (model === null || this.selected.length < this.needed) return;
    const cards = [...this.selected].sort((one, other) => one - other).map((at) => model.view.hand[at] ?? "");
    const found = all(model, "discard").find((action) => action.cards.join() === cards.join());
    if (found !== undefined) this.act(found);
  }

  /** The rule by which what is about to be done ends taking back: a draw follows at once. */
  get drawsBy(): string | null {
    const model = this.#model;
    if (model === null || model.legal.length === 0) return null;
    const rule = drawsBy(model);
    if (rule === null || stepOf(model.view)?.kind !== "turn" || this.twoChosen) return rule;
    if (this.card === null || this.targets.size === 0) return null;
    const costs = fitsOf(model, this.card);
    const places = this.place !== null && this.targets.has(this.place) ? [this.place] : [...this.targets];
    return places.some((place) => (costs.get(Number(place))?.cost ?? 0) === 0) ? rule : null;
  }

  /** What tapping the place under the pointer, or under the keyboard, would do. */
  get considered(): Action | null {
    const { chosen, place } = this;
    if (this.#model === null || chosen === null || place === null || !this.targets.has(place)) return null;
    return actionsFor(this.#model, chosen, place)[0] ?? null;
  }

  cancel(): void {
    const model = this.#model;
    const own = model === null ? null : forced(model);
    this.#putDown();
    if (own !== null) this.board = set(this.board, { chosen: own });
  }

  override arrive(): void {
    this.leads = null;
    super.arrive();
  }

  tapPlace(place: string): void {
    this.#byKeys = false;
    this.#settle(tap(this.board, place), place);
  }

  /** Whether the key meant something on the chart. */
  press(key: string, shift: boolean): boolean {
    const outcome = press(this.board, key, shift);
    if (outcome === null) return false;
    const acts = key === "Enter" || key === " ";
    this.#byKeys = acts || this.#byKeys;
    this.#settle(outcome, acts ? this.board.cursor : null);
    return true;
  }

  /** The end of a drag, over a place of the chart or over the discards. */
  dropAt(source: string, cell: string | null, place: string | null): void {
    this.drag = null;
    const index = handIndex(source);
    if (place === "discard" && index !== null) {
      if (this.needed === 0) {
        this.board = set(this.board, { chosen: source });
        this.discardTwo();
      } else if (!this.selected.includes(index)) {
        this.select(index);
      }
      return;
    }
    this.#settle(drop(this.board, source, cell), cell);
  }

  act(action: Action): void {
    this.#hands?.act(action);
  }

  #settle({ board, move }: Outcome<Place>, place: string | null): void {
    const held = this.card;
    this.board = board;
    const model = this.#model;
    if (model === null) return;
    if (move === null) {
      if (place !== null) this.#hands?.vain(`[data-cell="${place}"]`, meant(model, held, place));
      return;
    }
    const found = actionsFor(model, move.source, move.target);
    const [first] = found;
    if (first === undefined) return;
    if (first.type === "place" && first.card === JOKER) this.jokerCell = first.cell;
    else this.act(first);
  }
}
