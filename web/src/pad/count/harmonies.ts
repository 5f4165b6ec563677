/** A page of Harmonies counted on this device, as games/harmonies/pad.py counts it. */

import { ALL_CARDS, type Card, COLOURS, type Colour, type Side, SUNS, TOKENS } from "../../games/harmonies/facts";
import type {
  HarmoniesAccount,
  HarmoniesCounted,
  HarmoniesPage,
  HarmoniesPlace,
  HarmoniesSuns,
  Points,
} from "../../generated/protocol";
import { added, bits, EMPTY, GRIDS, mask, type Stacks } from "./harmonies_board";
import { coloursAround, idleLand, type Land, landPoints, spiritPoints } from "./harmonies_land";
import { impossible, points, ranked, scoreOf } from "./score";

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
  checkCards(page, places);
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
  };
}

/** Each card is in the box once; spirits take part for everybody or not at all. */
function checkCards({ spirits }: Page, places: readonly Place[]): void {
  const held = [
    ...places.flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...places.flatMap(({ spirit }) => (spirit === null ? [] : [spirit.card])),
  ];
  for (const card of held) if (held.indexOf(card) !== held.lastIndexOf(card)) impossible("H-COMP-2", { card });
  if (!spirits && places.some(({ spirit }) => spirit !== null)) impossible("H-SPIRIT-1");
}

function tokensLeft(places: readonly Place[]): Left {
  const laid = places.flatMap(({ board }) => Object.values(board).flat());
  const left = COLOURS.map((colour) => [colour, TOKENS[colour] - laid.filter((one) => one === colour).length]);
  return Object.fromEntries(left) as Left;
}

function accountOf({ side, spirits, river_loops }: Page, place: Place, left: Left): HarmoniesAccount {
  const grid = GRIDS[side];
  const stacks = stacksOf(side, place);
  const land: Land = { side, stacks, withLoops: river_loops === "bga" };
  checkCubes(side, place);
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
    tokens: Object.fromEntries(
      COLOURS.map((colour) => [colour, left[colour] > 0 ? room(colour) : []]),
    ) as unknown as HarmoniesAccount["tokens"],
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

function checkCubes(side: Side, { cubes }: Place): void {
  const counts = new Map<Card, number>();
  for (const [name, id] of Object.entries(cubes)) {
    if (!GRIDS[side].cells.has(name)) impossible("H-COMP-4", { cell: name, side });
    const card = CARDS.get(id) ?? impossible("H-COMP-2", { card: id });
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  for (const [card, placed] of counts) checkPlaced(card, placed);
}

const cubesOf = (card: Card): number => Math.max(1, card.points.length);

function checkPlaced(card: Card, placed: number): void {
  if (placed >= 0 && placed <= cubesOf(card)) return;
  if (card.spirit === null) impossible("H-SCORE-CARD-1", { card: card.id, cubes: cubesOf(card) });
  impossible("H-SPIRIT-3", { card: card.id });
}

/** The number under the last cube taken off each card (H-SCORE-CARD-1, -2), and the spirit's points. */
function cardPoints(land: Land, { cards, cubes, spirit }: Place): readonly Points[] {
  const known = cards.map(({ card: id, placed }) => {
    const card = CARDS.get(id);
    if (card === undefined || card.spirit !== null) impossible("H-COMP-2", { card: id });
    checkPlaced(card, placed);
    return { card, worth: card.points[placed - 1] ?? 0 };
  });
  const items = known
    .filter(({ worth }) => worth !== 0)
    .map(({ card, worth }) => {
      const cells = GRIDS[land.side].names.filter((name) => cubes[name] === card.id);
      return points("animals", worth, "H-SCORE-CARD-1", cells, card.id);
    });
  if (spirit === null) return items;
  const card = CARDS.get(spirit.card);
  if (card === undefined || card.spirit === null) impossible("H-COMP-2", { card: spirit.card });
  checkPlaced(card, Number(spirit.placed));
  return spirit.placed ? [...items, ...spiritPoints(land, card.id, card.spirit)] : items;
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
