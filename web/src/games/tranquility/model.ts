/** What is drawn and what may be touched, read off the view and the legal actions. */

import type {
  TranquilityAction,
  TranquilityEvent,
  TranquilityFitMark,
  TranquilityStep,
  TranquilityView,
  TranquilityWholeHand,
} from "../../generated/protocol";
import type { Model as GenericModel } from "../types";
import { FINISH, rowKey, START } from "./facts";

export type Model = GenericModel<"tranquility">;
export type Action = TranquilityAction;
export type View = TranquilityView;
export type Step = TranquilityStep;
export type Event = TranquilityEvent;
export type Card = string;
type Of<T extends Action["type"]> = Extract<Action, { type: T }>;

// What can be picked up besides the cards of the hand.
export const FLIP = "flip";
export const COMPASS = "compass";
export const STRIKE = "strike";
export const ROCKS = "rocks";
export const STORM = "storm";

export const JOKER = "joker";
export const MONSTER = "monster";

/** The Storm that was drawn just now, as a place for a Compass. */
export const DRAWN = "drawn";

export function handKey(index: number): string {
  return `hand:${index}`;
}

export function handIndex(source: string | null): number | null {
  return source !== null && source.startsWith("hand:") ? Number(source.slice(5)) : null;
}

export function isIsland(card: Card): boolean {
  return /^\d+$/.test(card);
}

/** What is asked for now; nothing after the end. */
export function stepOf(view: View): Step | null {
  return view.outcome === null ? (view.agenda.at(-1) ?? null) : null;
}

export function filled(view: View): number {
  return view.numbers.filter((number) => number !== 0).length;
}

/** How much of the way is done, from 0 to 1: the cells, and where all sail together Start and Finish. */
export function voyage(view: View): number {
  const { numbers, options, start, finish } = view;
  if (options.competitive) return filled(view) / numbers.length;
  return (filled(view) + Number(start !== null) + Number(finish !== null)) / (numbers.length + 2);
}

export function all<T extends Action["type"]>(model: Model, type: T): readonly Of<T>[] {
  return (model.legal as readonly Action[]).filter((action): action is Of<T> => action.type === type);
}

/** Where a Compass would go: the margin of a row, a seat, or the Storm just drawn. */
export function stormPlace(storm: Card, place: number | null): string {
  if (place === null) return DRAWN;
  return storm === "purple" ? rowKey(place) : `${storm}:${place}`;
}

/** Which source a legal action belongs to, and where it goes; null: it is done by a button. */
function gesture(model: Model, action: Action): { cards: Card | null; source: string; target: string } | null {
  const strikes = stepOf(model.view)?.kind === "strike";
  switch (action.type) {
    case "place":
      return { cards: action.card, source: "", target: `${action.cell}` };
    case "monster":
      return { cards: strikes ? null : action.card, source: STRIKE, target: `${action.cell}` };
    case "start":
      return { cards: action.card, source: "", target: START };
    case "finish":
      return { cards: action.card, source: "", target: FINISH };
    case "flip":
      return { cards: null, source: FLIP, target: `${action.cell}` };
    case "rocks":
      return { cards: null, source: ROCKS, target: rowKey(action.row) };
    case "storm":
      return { cards: null, source: STORM, target: rowKey(action.row) };
    case "spend":
      return { cards: null, source: COMPASS, target: stormPlace(action.storm, action.place ?? null) };
    default:
      return null;
  }
}

/** Everything that can be picked up, and where it may go. In a turn every card can be looked at. */
export function sources(model: Model): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (source: string, target: string): void => {
    const places = found.get(source) ?? new Set();
    found.set(source, places.add(target));
  };
  const { hand } = model.view;
  if (model.legal.length > 0 && stepOf(model.view)?.kind === "turn") {
    hand.forEach((_, index) => found.set(handKey(index), new Set()));
  }
  for (const action of model.legal) {
    const meant = gesture(model, action);
    if (meant === null) continue;
    if (meant.cards === null) add(meant.source, meant.target);
    else hand.forEach((card, index) => card === meant.cards && add(handKey(index), meant.target));
  }
  return found;
}

/** What bringing a source to a place can mean: one action, for a Joker as an island several. */
export function actionsFor(model: Model, source: string, target: string): readonly Action[] {
  const index = handIndex(source);
  const held = index === null ? null : (model.view.hand[index] ?? null);
  return model.legal.filter((action) => {
    const meant = gesture(model, action);
    if (meant === null || meant.target !== target) return false;
    return meant.cards === null ? meant.source === source : meant.cards === held;
  });
}

/**
 * What bringing a card to a place would be, whether it is allowed or not; null where a card has to be
 * chosen first, or the place is for nothing that is held.
 */
export function meant(model: Model, held: Card | null, place: string): Action | null {
  const { hand } = model.view;
  const mine = model.viewer !== null && model.actors.includes(model.viewer);
  if (place === START) return { type: "start", card: START };
  if (place === FINISH) return { type: "finish", card: FINISH };
  const cell = Number(place);
  const card = held ?? (mine && stepOf(model.view)?.kind === "turn" ? null : (hand[0] ?? null));
  return Number.isNaN(cell) || card === null ? null : { type: "place", card, cell };
}

/** What is picked up by itself, because nothing else is asked for. */
export function forced(model: Model): string | null {
  const kind = stepOf(model.view)?.kind;
  if (model.legal.length === 0) return null;
  if (kind === "strike") return STRIKE;
  if (kind === "rocks" || kind === "new_rocks") return ROCKS;
  if (kind === "storm") return all(model, "storm").length > 0 ? STORM : null;
  const [start] = all(model, "start");
  // A Start is compulsory, a Joker as one is not.
  if (start?.card === START) return handKey(model.view.hand.indexOf(START));
  return null;
}

export interface Discarding {
  /** How many cards have to be chosen. */
  readonly count: number;
  readonly cards: ReadonlySet<Card>;
}

/** The discard that could be made now: a payment, or two cards as an action. */
export function discarding(model: Model): Discarding | null {
  const discards = all(model, "discard");
  const [first] = discards;
  if (first === undefined) return null;
  return { count: first.cards.length, cards: new Set(discards.flatMap(({ cards }) => cards)) };
}

/** Whether cards are asked for without anything else having to be chosen first. */
/** Whether all give cards together for the Start. */
export function isCeremony({ view }: Model): boolean {
  return view.payment !== null && view.payment.maxima.length > 0;
}

export function mustDiscard(model: Model): boolean {
  return stepOf(model.view)?.kind !== "turn" && discarding(model) !== null;
}

/** Whether nothing can be done in this turn but discarding. */
export function mustDiscardTwo(model: Model): boolean {
  const { legal } = model;
  return stepOf(model.view)?.kind === "turn" && legal.length > 0 && legal.every(({ type }) => type === "discard");
}

/** What an act takes that seems to ask for less. */
export function wholeHand(model: Model, act: TranquilityWholeHand["act"]): TranquilityWholeHand | null {
  const known = model.known ?? model.marks;
  return known.find((mark): mark is TranquilityWholeHand => mark.type === "whole_hand" && mark.act === act) ?? null;
}

/** The rule by which a draw follows what is done now; null if none does. */
export function drawsBy(model: Model): string | null {
  const mark = (model.known ?? model.marks).find((one) => one.type === "draw");
  return mark?.type === "draw" ? mark.rule : null;
}

/** Whether the marks were made for exactly this position. */
export function areFresh(model: Model): boolean {
  return model.previews.length > 0 && model.legal.length > 0;
}

/** Where a card of the hand fits by its number, by cell; empty until that is known. */
export function fitsOf(model: Model, card: Card | null): ReadonlyMap<number, TranquilityFitMark> {
  if (card === null || !areFresh(model)) return new Map();
  const marks = model.marks.filter((mark): mark is TranquilityFitMark => mark.type === "fit" && mark.card === card);
  return new Map(marks.map((mark) => [mark.cell, mark]));
}

/** The rule that closes a cell to everything. */
export function closedBy(model: Model, cell: number): string | null {
  const mark = model.marks.find((one) => one.type === "closed" && one.cell === cell);
  return mark?.type === "closed" ? mark.rule : null;
}

export function wrongWayUp(model: Model): ReadonlySet<number> {
  if (!areFresh(model)) return new Set();
  return new Set(model.marks.flatMap((mark) => (mark.type === "wrong_way_up" ? [mark.cell] : [])));
}

/** Cards that fit nowhere. */
export function homeless(model: Model): ReadonlySet<Card> {
  if (!areFresh(model)) return new Set();
  return new Set(model.marks.flatMap((mark) => (mark.type === "homeless" ? [mark.card] : [])));
}

export interface InPlay {
  readonly storm: Card;
  /** The row of a Purple one, the seat before which another lies. */
  readonly place: number;
  /** The text of the action that would remove it. */
  readonly at: string;
}

export function stormsInPlay({ storms }: View): readonly InPlay[] {
  if (storms === null) return [];
  const found = (storm: "yellow" | "orange" | "purple", first: number): readonly InPlay[] =>
    storms[storm].flatMap((count, index) =>
      count > 0 ? [{ storm, place: index + first, at: `compass:${storm}@${index + first}` }] : [],
    );
  return [...found("yellow", 0), ...found("orange", 0), ...found("purple", 1)];
}

/** Whether pictures show which way up they lie. */
export function hasSides(view: View): boolean {
  return view.options.day_night || view.options.competitive;
}

/** What happened just now, for movement. */
export function events(model: Model): readonly Event[] {
  return model.news.flatMap((told) => told.events ?? []);
}

/** What a Joker would cost in a cell, by the number that it takes. */
export function jokerCosts(model: Model, cell: number): ReadonlyMap<number, number> {
  const costs = new Map<number, number>();
  if (!areFresh(model)) return costs;
  for (const mark of model.marks) {
    if (mark.type === "joker_fit" && mark.cell === cell) {
      mark.numbers.forEach((number, index) => costs.set(number, mark.costs[index] ?? 0));
    }
  }
  return costs;
}
