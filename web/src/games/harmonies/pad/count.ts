/** A page of Harmonies counted on this device, as games/harmonies/pad.py counts it. */

import type {
  HarmoniesAccount,
  HarmoniesCounted,
  HarmoniesPage,
  HarmoniesPlace,
  HarmoniesSuns,
  Points,
} from "../../../generated/protocol";
import { impossible, points, ranked, scoreOf } from "../../../pad/counting";
import {
  ALL_CARDS,
  type Card,
  COLOURS,
  type Colour,
  MOST_ACTIVE_CARDS,
  type Side,
  SUNS,
  TOKENS,
} from "../facts";
import { added, bits, EMPTY, GRIDS, mask, type Stacks } from "./board";
import { coloursAround, idleLand, type Land, landPoints, spiritPoints } from "./land";

const MOST_SEATS = 4;
const CATEGORIES = ["trees", "mountains", "fields", "buildings", "water", "animals", "spirit"];
const CARDS = new Map(ALL_CARDS.map((card) => [card.id, card]));

type Page = Required<HarmoniesPage>;
type Place = Required<HarmoniesPlace>;
type Left = Readonly<Record<Colour, number>>;

export function countHarmonies(sent: HarmoniesPage): HarmoniesCounted {
  const page: Page = { side: "A", spirits: false, river_loops: "rulebook", ...sent };
  const places = page.players.map((place): Place => ({ board: {}, cubes: {}, cards: [], spirit: null, ...place }));
  if (places.length < 1 || places.length > MOST_SEATS) impossible("H-COMP-2");
  checkDecks(page, places);
  const left = tokensLeft(places);
  const players = places.map((place) => accountOf(page, place, left));
  const strengths = players.map(({ score, animals }) => [score.total, animals]);
  const ranks = ranked(strengths);
  return {
    players,
    ranks,
    decided: decided(players.map(({ score }) => score.total), ranks),
    left,
    suns: places.length > 1 ? null : sunsOf(page, places[0] as Place, players[0]?.score.total ?? 0),
    crowded: places.flatMap((place, number) => (isCrowded(place) ? [number] : [])),
  };
}

/** Each card is in the box once; spirits take part for everybody or not at all. */
function checkDecks({ spirits }: Page, places: readonly Place[]): void {
  const held = [
    ...places.flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...places.flatMap(({ spirit }) => (spirit === null ? [] : [spirit.card])),
  ];
  for (const card of held) if (held.indexOf(card) !== held.lastIndexOf(card)) impossible("H-COMP-2", { card });
  if (!spirits && places.some(({ spirit }) => spirit !== null)) impossible("H-SPIRIT-1");
}

/** No more tokens of a colour lie there than are in the box (H-COMP-1). */
function tokensLeft(places: readonly Place[]): Left {
  const laid = places.flatMap(({ board }) => Object.values(board).flat());
  const left = COLOURS.map((colour) => {
    const tokens = laid.filter((one) => one === colour).length;
    const most = TOKENS[colour];
    if (tokens > most) impossible("H-COMP-1", { colour, most, tokens });
    return [colour, most - tokens];
  });
  return Object.fromEntries(left) as Left;
}

function byColour<T>(of: (colour: Colour) => T): Readonly<Record<Colour, T>> {
  return Object.fromEntries(COLOURS.map((colour) => [colour, of(colour)])) as Record<Colour, T>;
}

function accountOf({ side, spirits, river_loops }: Page, sent: Place, left: Left): HarmoniesAccount {
  const grid = GRIDS[side];
  const stacks = stacksOf(side, sent);
  const land: Land = { side, stacks, withLoops: river_loops === "bga" };
  const place = { ...sent, cubes: cubesIn(side, sent) };
  checkCards(place);
  checkCubes(land, place);
  const items = [...landPoints(land), ...cardPoints(land, place)];
  const isFree = (name: string) => !Object.hasOwn(place.cubes, name);
  const room = (colour: Colour) =>
    grid.names.filter((name, cell) => isFree(name) && added(stacks[cell] ?? EMPTY, colour) !== null);
  return {
    score: scoreOf(spirits ? CATEGORIES : CATEGORIES.slice(0, -1), items),
    nothing: [...idleLand(land), ...idleCards(place)],
    seen: Object.fromEntries(
      bits(mask(stacks, "building")).map((cell) => [grid.names[cell], coloursAround(grid, stacks, cell)]),
    ),
    animals: place.cards.reduce((sum, { placed }) => sum + placed, 0),
    tokens: byColour((colour) => (left[colour] > 0 ? room(colour) : [])),
    cubes: stands(side, stacks, place),
    where: Object.fromEntries(ALL_CARDS.map((card) => [card.id, settled(side, card, stacks).filter(isFree)])),
  };
}

/** The board as it was in play: token by token. */
function stacksOf(side: Side, { board }: Place): Stacks {
  const { cells, names } = GRIDS[side];
  const stacks = names.map(() => EMPTY);
  for (const [name, colours] of Object.entries(board)) {
    const cell = cells.get(name) ?? impossible("H-COMP-4", { cell: name, side });
    for (const colour of colours) {
      if (!(COLOURS as readonly string[]).includes(colour)) impossible("H-TERM-1", { colour });
      stacks[cell] = added(stacks[cell] ?? EMPTY, colour as Colour) ?? impossible("H-TOKEN-2", { cell: name });
    }
  }
  return stacks;
}

/** The cubes by cell, the spirit's among them, each of a card that there is. */
function cubesIn(side: Side, { cubes: written, spirit }: Place): Place["cubes"] {
  const counts = new Map<Card, number>();
  for (const [name, id] of Object.entries(written)) {
    if (!GRIDS[side].cells.has(name)) impossible("H-COMP-4", { cell: name, side });
    const card = CARDS.get(id) ?? impossible("H-COMP-2", { card: id });
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  for (const [card, placed] of counts) checkPlaced(card, placed);
  const cell = spirit?.cube ?? null;
  if (spirit === null || cell === null) return written;
  if (!GRIDS[side].cells.has(cell)) impossible("H-COMP-4", { cell, side });
  const card = spiritCard(spirit.card);
  const cubes = { ...written, [cell]: written[cell] ?? card.id };
  if (cubes[cell] !== card.id) impossible("H-CUBE-6", { cell });
  checkPlaced(card, Object.values(cubes).filter((id) => id === card.id).length);
  return cubes;
}

function animalCard(id: string): Card {
  const card = CARDS.get(id);
  return card === undefined || card.spirit !== null ? impossible("H-COMP-2", { card: id }) : card;
}

function spiritCard(id: string): Card {
  const card = CARDS.get(id);
  return card === undefined || card.spirit === null ? impossible("H-COMP-2", { card: id }) : card;
}

function checkCards({ cards, spirit }: Place): void {
  for (const { card, placed } of cards) checkPlaced(animalCard(card), placed);
  if (spirit !== null) checkPlaced(spiritCard(spirit.card), Number(spirit.placed));
}

/**
 * Each cube is of a card that the player has and stands on what its habitat asks for: the stack under
 * it cannot have changed (H-TOKEN-5).
 */
function checkCubes({ side, stacks }: Land, { cards, cubes, spirit }: Place): void {
  const held = [...cards, ...(spirit === null ? [] : [spirit])];
  for (const [cell, id] of Object.entries(cubes)) {
    if (!held.some(({ card }) => card === id)) impossible("H-CUBE-1", { card: id });
    const stack = stacks[GRIDS[side].cells.get(cell) ?? -1];
    if (stack?.kind !== CARDS.get(id)?.habitat[0]?.kind) impossible("H-CUBE-2", { card: id, cell });
  }
  for (const { card, placed } of held) {
    const shown = Object.values(cubes).filter((id) => id === card).length;
    if (shown > Number(placed)) impossible("H-CUBE-7", { card, placed: Number(placed), shown });
  }
}

/** More cards are active than there are places for (H-CARD-3). */
function isCrowded({ cards, spirit }: Place): boolean {
  const held = [...cards, ...(spirit === null ? [] : [spirit])];
  const active = held.filter(({ card, placed }) => Number(placed) < cubesOf(CARDS.get(card) as Card));
  return active.length > MOST_ACTIVE_CARDS;
}

const cubesOf = (card: Card): number => Math.max(1, card.points.length);

function checkPlaced(card: Card, placed: number): void {
  if (placed >= 0 && placed <= cubesOf(card)) return;
  if (card.spirit === null) impossible("H-SCORE-CARD-1", { card: card.id, cubes: cubesOf(card) });
  impossible("H-SPIRIT-3", { card: card.id });
}

/** The number under the last cube taken off each card (H-SCORE-CARD-1, -2), and the spirit's points. */
function cardPoints(land: Land, { cards, cubes, spirit }: Place): readonly Points[] {
  const items = cards
    .map(({ card: id, placed }) => ({ id, worth: animalCard(id).points[placed - 1] ?? 0 }))
    .filter(({ worth }) => worth !== 0)
    .map(({ id, worth }) => {
      const cells = GRIDS[land.side].names.filter((name) => cubes[name] === id);
      return points("animals", worth, "H-SCORE-CARD-1", cells, id);
    });
  if (spirit === null || !spirit.placed) return items;
  const card = spiritCard(spirit.card);
  return card.spirit === null ? items : [...items, ...spiritPoints(land, card.id, card.spirit)];
}

function idleCards({ cards, spirit }: Place): readonly Points[] {
  return [
    ...cards.filter(({ placed }) => placed === 0).map(({ card }) => points("animals", 0, "H-SCORE-CARD-1", [], card)),
    ...(spirit === null || spirit.placed ? [] : [points("spirit", 0, "H-SPIRIT-6", [], spirit.card)]),
  ];
}

/** Free stacks of the kind that each held card asks for: a habitat may have changed since (H-TOKEN-5). */
function stands(side: Side, stacks: Stacks, { cards, spirit, cubes }: Place): Readonly<Record<string, readonly string[]>> {
  const held = [...cards, ...(spirit === null ? [] : [spirit])];
  return Object.fromEntries(
    held.map(({ card: id, placed }) => {
      const card = CARDS.get(id) as Card;
      const onBoard = Object.values(cubes).filter((cube) => cube === id).length;
      // What was only counted so far may still be shown on the board.
      const isLeft = Number(placed) > onBoard || Number(placed) < cubesOf(card);
      const fits = (name: string, cell: number) =>
        isLeft && stacks[cell]?.kind === card.habitat[0]?.kind && !Object.hasOwn(cubes, name);
      return [id, GRIDS[side].names.filter(fits)];
    }),
  );
}

/** The cells where the whole habitat stands around the cube's, turned any way (H-CUBE-2, H-CUBE-3). */
function settled(side: Side, { habitat: [cube, ...others] }: Card, stacks: Stacks): readonly string[] {
  const { names, places, at } = GRIDS[side];
  return names.filter((_, cell) => {
    const { q, r } = places[cell] ?? { q: 0, r: 0 };
    if (stacks[cell]?.kind !== cube?.kind) return false;
    let turned = others;
    for (let turn = 0; turn < 6; turn++) {
      if (turned.every((piece) => stacks[at(q + piece.q, r + piece.r)]?.kind === piece.kind)) return true;
      turned = turned.map((piece) => ({ ...piece, q: -piece.r, r: piece.q + piece.r }));
    }
    return false;
  });
}

/** The rule that made the first one: most points, more animals, or together. */
function decided(totals: readonly number[], ranks: readonly number[]): string {
  if (ranks.filter((rank) => rank === 1).length > 1) return "H-WIN-3";
  const best = Math.max(...totals);
  return totals.filter((total) => total === best).length === 1 ? "H-WIN-1" : "H-WIN-2";
}

/** For one who plays alone (H-SOLO-7 to -9); with spirits, none is counted before one was chosen. */
function sunsOf({ side, spirits }: Page, { spirit }: Place, total: number): HarmoniesSuns {
  const family = spirit === null ? null : (CARDS.get(spirit.card)?.spirit?.family ?? null);
  const forSpirit = family !== null ? SUNS.spirit[family] : spirits ? 0 : SUNS.no_spirits;
  const forPoints = SUNS.points.filter((needed) => total >= needed).length;
  return {
    type: "suns",
    points: total,
    suns: forPoints + SUNS.side[side] + forSpirit,
    next_points: SUNS.points.find((needed) => needed > total) ?? null,
  };
}
