/**
 * From what the table says to what the boards draw: sources and targets, previews by target, marks
 * by card. Only sorting and looking up; what is allowed and what it brings was decided elsewhere.
 */

import type { PlaceKey, SourceKey } from "../../board/board";
import type { HarmoniesAction, HarmoniesMark, HarmoniesNear } from "../../generated/protocol";
import type { Model as AnyModel } from "../types";
import { spokenOn } from "../../table/pointing.svelte";
import { cardOf, type CardId, type Colour } from "./facts";

export type Model = AnyModel<"harmonies">;
export type Action = HarmoniesAction;
export type Player = Model["view"]["players"][number];
export type Change = Readonly<Record<string, number>>;

/** What can be picked up: a token of the hand, a card of one's own; a card of the row to look at. */
export const tokenSource = (colour: Colour): SourceKey => `token:${colour}`;
export const cardSource = (card: CardId): SourceKey => `card:${card}`;
export const rowSource = (card: CardId): SourceKey => `row:${card}`;
export const groupSource = (space: number): SourceKey => `group:${space}`;

export function parseSource(source: SourceKey): { colour: Colour } | { card: CardId } {
  const [kind, name = ""] = source.split(":");
  return kind === "token" ? { colour: name as Colour } : { card: name };
}

/** What an action brings, and where to. */
export function placing(action: Action): { source: SourceKey; cell: PlaceKey } | null {
  if (action.type === "place_token") {
    return { source: tokenSource(action.colour), cell: action.cell };
  }
  if (action.type === "place_cube") return { source: cardSource(action.card), cell: action.cell };
  return null;
}

export function sourcesOf(legal: readonly Action[]): ReadonlyMap<SourceKey, ReadonlySet<PlaceKey>> {
  const found = new Map<SourceKey, Set<PlaceKey>>();
  for (const action of legal) {
    const move = placing(action);
    if (move === null) continue;
    const cells = found.get(move.source) ?? new Set();
    found.set(move.source, cells.add(move.cell));
  }
  return found;
}

/** The action that brings a source to a cell, if the table allows it. */
export function actionFor(
  legal: readonly Action[],
  source: SourceKey,
  cell: PlaceKey,
): Action | undefined {
  return legal.find((action) => {
    const move = placing(action);
    return move !== null && move.source === source && move.cell === cell;
  });
}

/** The cards whose animals may settle on a cell. */
export function settlers(legal: readonly Action[], cell: PlaceKey): readonly CardId[] {
  return legal.flatMap((action) => (action.type === "place_cube" && action.cell === cell ? [action.card] : []));
}

/**
 * What touching a cell does: the held thing goes there. Unless a card was chosen, an animal settles
 * there by itself where nothing else can be meant.
 */
export function touching(
  legal: readonly Action[],
  source: SourceKey | null,
  cell: PlaceKey,
): Action | undefined {
  const held = source === null ? undefined : actionFor(legal, source, cell);
  if (held !== undefined || isCard(source)) return held;
  const [only, ...others] = legal.filter((action) => placing(action)?.cell === cell);
  return only?.type === "place_cube" && others.length === 0 ? only : undefined;
}

export function isCard(source: SourceKey | null): boolean {
  return source !== null && "card" in parseSource(source);
}

/** What bringing a source to a cell would be, whether it is allowed or not. */
export function meant(source: SourceKey | null, cell: PlaceKey, hand: readonly Colour[]): Action {
  const held = source === null ? null : parseSource(source);
  if (held !== null && "card" in held) return { type: "place_cube", card: held.card, cell };
  // Without a token in the hand the rules have the same answer for each colour.
  return { type: "place_token", colour: held?.colour ?? hand[0] ?? "blue", cell };
}

/** The legal action of that kind with that card, or without any. */
export function find<T extends Action["type"]>(
  legal: readonly Action[],
  type: T,
  card?: CardId,
): Action | undefined {
  return legal.find(
    (action) =>
      action.type === type && (card === undefined || ("card" in action && action.card === card)),
  );
}

export function takeGroup(legal: readonly Action[], space: number): Action | undefined {
  return legal.find((action) => action.type === "take_group" && action.space === space);
}

/** What an action would add, as far as it is known already. */
export function changeOf(model: Model, action: Action | undefined): Change | null {
  if (action === undefined) return null;
  return model.previews[model.legal.indexOf(action)] ?? null;
}

export function total(change: Change): number {
  return Object.values(change).reduce((sum, points) => sum + points, 0);
}

/** What every target of a source would add. */
export function gains(model: Model, source: SourceKey): ReadonlyMap<PlaceKey, number> {
  const found = new Map<PlaceKey, number>();
  model.legal.forEach((action, index) => {
    const move = placing(action);
    const change = model.previews[index];
    if (move?.source === source && change !== undefined) found.set(move.cell, total(change));
  });
  return found;
}

/** Where an animal could settle now, and where it could after one more token. */
export interface Hints {
  readonly fits: ReadonlySet<PlaceKey>;
  readonly nears: ReadonlyMap<PlaceKey, readonly HarmoniesNear[]>;
}

const NO_HINTS: Hints = { fits: new Set(), nears: new Map() };

/** By the cell where the cube would stand; near misses by the cell of the missing token. */
export function hintsFor(marks: readonly HarmoniesMark[], seat: number, card: CardId): Hints {
  const fits = new Set<PlaceKey>();
  const nears = new Map<PlaceKey, HarmoniesNear[]>();
  for (const mark of marks) {
    if (mark.type === "fit" && mark.seat === seat && mark.card === card) {
      for (const cell of mark.cells) fits.add(cell);
    } else if (mark.type === "near" && mark.seat === seat && mark.card === card) {
      const known = nears.get(mark.at) ?? [];
      if (!known.some((near) => near.token === mark.token)) known.push(mark);
      nears.set(mark.at, known);
    }
  }
  return { fits, nears };
}

export function noHints(): Hints {
  return NO_HINTS;
}

export function sunsOf(marks: readonly HarmoniesMark[]): Extract<HarmoniesMark, { type: "suns" }> | null {
  return marks.find((mark) => mark.type === "suns") ?? null;
}

/** Cards that want the same colour as one that is held already. */
export function sameStripe(
  marks: readonly HarmoniesMark[],
  seat: number,
): ReadonlyMap<CardId, readonly CardId[]> {
  const found = new Map<CardId, readonly CardId[]>();
  for (const mark of marks) {
    if (mark.type !== "same_stripe" || mark.seat !== seat) continue;
    for (const card of mark.row) found.set(card, mark.held);
  }
  return found;
}

/** The seat whose board lies in the middle: one's own; for spectators a chosen one, or whose turn it is. */
export function mainSeat(model: Model): number {
  return model.viewer ?? model.watched ?? model.view.active ?? model.view.first_player;
}

/** The cells whose points somebody asks about, on that board, and what each thing there brings. */
export function explainedCells(model: Model, seat: number): ReadonlyMap<PlaceKey, number | null> {
  const found = new Map<PlaceKey, number | null>();
  const { explained } = model;
  for (const cell of spokenOn(model.spoken, seat)) found.set(cell, null);
  if (explained == null || explained.seat !== seat) return found;
  for (const { cells, points } of explained.items) {
    cells.forEach((cell, index) => {
      const before = found.get(cell) ?? null;
      // A group is one thing: its points stand on its first cell.
      found.set(cell, index === 0 ? (before ?? 0) + points : before);
    });
  }
  return found;
}

export function activeCards(player: Player): readonly CardId[] {
  const animals = player.cards.filter(({ card, placed }) => placed < cardOf(card).points.length);
  const spirit = player.spirit !== null && !player.spirit.placed ? [player.spirit.card] : [];
  return [...spirit, ...animals.map(({ card }) => card)];
}

export function completedCards(player: Player): readonly CardId[] {
  const animals = player.cards.filter(({ card, placed }) => placed >= cardOf(card).points.length);
  const spirit = player.spirit?.placed === true ? [player.spirit.card] : [];
  return [...spirit, ...animals.map(({ card }) => card)];
}

export function placedOf(player: Player, card: CardId): number {
  if (player.spirit?.card === card) return player.spirit.placed ? 1 : 0;
  return player.cards.find((held) => held.card === card)?.placed ?? 0;
}

const NOWHERE: ReadonlySet<PlaceKey> = new Set();

/** Everything that can be touched: what may be placed, and cards to see where they would fit. */
export function pickable(model: Model): ReadonlyMap<SourceKey, ReadonlySet<PlaceKey>> {
  const player = model.view.players[mainSeat(model)];
  const row = model.view.row.filter((card) => card !== null);
  const looked = [...(player === undefined ? [] : activeCards(player)).map(cardSource), ...row.map(rowSource)];
  return new Map([
    ...looked.map((source): [SourceKey, ReadonlySet<PlaceKey>] => [source, NOWHERE]),
    ...sourcesOf(model.legal),
  ]);
}
