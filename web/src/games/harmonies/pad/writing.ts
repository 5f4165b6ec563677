/** Writing on a Harmonies board of the pad, and the reasons of its points in words. */

import type { HarmoniesAccount, Points } from "../../../generated/protocol";
import { list, t } from "../../../words.svelte";
import { ALL_CARDS, cardOf, type CardId, type Colour } from "../facts";
import type { Player } from "../model";
import { cardName, pieceName } from "../texts";
import { type Held, type Place, placedOf } from "./sheet";

export const ANIMALS = ALL_CARDS.filter(({ spirit }) => spirit === null);
export const SPIRITS = ALL_CARDS.filter(({ spirit }) => spirit !== null);

/** Drawn with the components of the table. */
export function asPlayer(place: Place): Player {
  return {
    board: place.board as Player["board"],
    cubes: place.cubes,
    cards: place.cards.map((held) => ({ card: held.card, placed: placedOf(place, held) })),
    spirit: place.spirit === null ? null : { card: place.spirit.card, placed: placedOf(place, place.spirit) > 0 },
  };
}

export function addToken(place: Place, cell: string, colour: Colour): Place {
  return { ...place, board: { ...place.board, [cell]: [...(place.board[cell] ?? []), colour] } };
}

/** A cube onto the board; one that was only counted so far is that one. */
export function addCube(place: Place, cell: string, card: CardId): Place {
  const shown = (held: Held): Held =>
    held.card === card ? { ...held, loose: Math.max(0, held.loose - 1) } : held;
  return {
    ...place,
    cubes: { ...place.cubes, [cell]: card },
    cards: place.cards.map(shown),
    spirit: place.spirit === null ? null : shown(place.spirit),
  };
}

/** The cube first, then one token after the other. */
export function takeOff(place: Place, cell: string): Place {
  if (place.cubes[cell] !== undefined) return { ...place, cubes: without(place.cubes, cell) };
  const stack = place.board[cell] ?? [];
  if (stack.length < 2) return { ...place, board: without(place.board, cell) };
  return { ...place, board: { ...place.board, [cell]: stack.slice(0, -1) } };
}

function without<T>(map: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(map).filter(([name]) => name !== key));
}

/** Cubes that are not shown on the board; taking away goes on with those that are. */
export function countCubes(place: Place, card: CardId, change: 1 | -1): Place {
  const isCard = (held: Held | null): held is Held => held?.card === card;
  const held = isCard(place.spirit) ? place.spirit : place.cards.find(isCard);
  if (held === undefined) return place;
  if (change === -1 && held.loose === 0) {
    const last = Object.keys(place.cubes).findLast((cell) => place.cubes[cell] === card);
    return last === undefined ? place : takeOff(place, last);
  }
  const counted = (one: Held): Held => (isCard(one) ? { ...one, loose: one.loose + change } : one);
  return {
    ...place,
    cards: place.cards.map(counted),
    spirit: place.spirit === null ? null : counted(place.spirit),
  };
}

export function cubesOf(card: CardId): number {
  return Math.max(1, cardOf(card).points.length);
}

/** Take a card, or put it back with its cubes. A spirit replaces the one before. */
export function toggleCard(place: Place, card: CardId): Place {
  const isSpirit = cardOf(card).spirit !== null;
  const has = isSpirit ? place.spirit?.card === card : place.cards.some((held) => held.card === card);
  const gone = isSpirit ? place.spirit?.card : has ? card : undefined;
  const cubes = Object.fromEntries(Object.entries(place.cubes).filter(([, cube]) => cube !== gone));
  if (isSpirit) return { ...place, cubes, spirit: has ? null : { card, loose: 0 } };
  const others = place.cards.filter((held) => held.card !== card);
  return { ...place, cubes, cards: has ? others : [...others, { card, loose: 0 }] };
}

/** The spirits go home, and their cubes with them. */
export function withoutSpirits(place: Place): Place {
  const isAnimal = ([, card]: [string, CardId]) => cardOf(card).spirit === null;
  return { ...place, spirit: null, cubes: Object.fromEntries(Object.entries(place.cubes).filter(isAnimal)) };
}

/** Why something brings what it brings. */
export function reason(item: Points, account: HarmoniesAccount, place: Place): string {
  const [cell = ""] = item.cells;
  const args = {
    cell,
    cells: list([...item.cells]),
    size: item.cells.length,
    stack: `stack-${item.subject}`,
    card: item.subject,
  };
  const stack = () => t(`stack-${item.subject}`);
  const colours = () => list((account.seen[cell] ?? []).map(pieceName));
  const id = item.points === 0 ? `pad-none-${item.rule}` : `pad-why-${item.category}`;
  switch (item.category) {
    case "trees":
    case "mountains":
      return t(id, { cell, stack: stack() });
    case "buildings":
      return t(id, { cell, stack: stack(), colours: colours(), count: account.seen[cell]?.length ?? 0 });
    case "fields":
      return t(id, args);
    case "water":
      return t(item.points === 0 ? id : `pad-why-${item.subject}`, args);
    case "animals": {
      const held = place.cards.find(({ card }) => card === item.subject);
      const placed = held === undefined ? 0 : placedOf(place, held);
      return t(id, { card: cardName(item.subject), placed, cubes: cubesOf(item.subject) });
    }
    default:
      return t(id, { card: cardName(item.subject), cells: list([...item.cells]), size: item.cells.length });
  }
}
