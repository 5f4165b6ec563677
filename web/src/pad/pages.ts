/** Sheets as they are counted: what the rules ask for, without names and dates. */

import type { HarmoniesPage, TakeItEasyPage, TranquilityPage } from "../generated/protocol";
import { type HarmoniesSheet, placedOf, type TakeItEasySheet, type TranquilitySheet } from "./sheets";

export function harmoniesPage(sheet: HarmoniesSheet): HarmoniesPage {
  return {
    side: sheet.side,
    spirits: sheet.spirits,
    river_loops: sheet.loops,
    players: sheet.places.map((place) => ({
      board: place.board,
      cubes: place.cubes,
      cards: place.cards.map((held) => ({ card: held.card, placed: placedOf(place, held) })),
      spirit:
        place.spirit === null || !sheet.spirits
          ? null
          : { card: place.spirit.card, placed: placedOf(place, place.spirit) },
    })),
  };
}

export function takeItEasyPage({ rounds, placement, scoring, symbols }: TakeItEasySheet): TakeItEasyPage {
  return { rounds, placement, scoring, symbols };
}

export function tranquilityPage(sheet: TranquilitySheet): TranquilityPage {
  return {
    grid: sheet.grid,
    placed: sheet.placed,
    hand: sheet.hand,
    hand_size: sheet.hand.length + sheet.others,
    // Rivals sail without rocks and Storms (Q-COMBO-3).
    blocked_rows: sheet.rivals ? [] : sheet.blocked,
    only_beside: !sheet.rivals && sheet.beside,
    rivals: sheet.rivals,
    moons: sheet.rivals ? sheet.moons : [],
    discards: sheet.discards,
  };
}
