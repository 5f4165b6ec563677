/** Harmonies on the score pad. */

import { fit } from "../../../pad/shapes";
import type { PadModule } from "../../../pad/types";
import { countHarmonies } from "./count";
import Pad from "./Pad.svelte";
import Setup from "./Setup.svelte";
import { EMPTY_PLACE, type HarmoniesOutcome, type HarmoniesSheet, type Held, isSheet, MOST_PLAYERS, type Place, placedOf } from "./sheet";

const asSent = (place: Place, held: Held) => ({ card: held.card, placed: placedOf(place, held) });

const pad: PadModule<"harmonies", HarmoniesSheet, HarmoniesOutcome> = {
  key: "harmonies",
  most: MOST_PLAYERS,
  blank: (kept) => ({
    ...kept,
    game: "harmonies",
    side: "A",
    spirits: false,
    loops: "rulebook",
    places: kept.names.map(() => EMPTY_PLACE),
  }),
  again: (fresh, { side, spirits, loops }) => ({ ...fresh, side, spirits, loops }),
  seated: (sheet) => ({ ...sheet, places: fit(sheet.places, sheet.names.length, EMPTY_PLACE) }),
  isBlank: ({ places }) =>
    places.every(({ board, cards, spirit }) => Object.keys(board).length === 0 && cards.length === 0 && spirit === null),
  read: (stored) => (isSheet(stored) ? stored : null),
  page: ({ side, spirits, loops, places }) => ({
    side,
    spirits,
    river_loops: loops,
    players: places.map((place) => ({
      board: place.board,
      cubes: place.cubes,
      cards: place.cards.map((held) => asSent(place, held)),
      spirit: place.spirit === null || !spirits ? null : asSent(place, place.spirit),
    })),
  }),
  count: countHarmonies,
  // Not while cards have cubes that are still to be written down.
  isPossible: (_, { crowded }) => crowded.length === 0,
  outcome: (_, { players, ranks, suns }) => ({
    totals: players.map(({ score }) => score.total),
    ranks,
    ...(suns === null ? {} : { suns: suns.suns }),
  }),
  variant: ({ side, loops, spirits, places }) => ({
    ...(side === "A" && loops !== "rulebook" ? { river_loops: loops } : {}),
    side,
    ...(spirits ? { spirit: places[0]?.spirit?.card ?? "unknown" } : {}),
  }),
  note: ({ suns }) => (suns === undefined ? null : { id: "harmonies-detail-suns", args: { count: suns } }),
  figures(outcomes) {
    const suns = outcomes.flatMap((outcome) => outcome.suns ?? []);
    return suns.length === 0 ? [] : [{ label: "pad-most-suns", count: Math.max(...suns) }];
  },
  Setup,
  Pad,
};

export default pad;
