/** Take It Easy on the score pad. */

import { fit } from "../../../pad/shapes";
import type { PadModule } from "../../../pad/types";
import { box } from "./box.svelte";
import { countTakeItEasy, isForbidden } from "./count";
import Pad from "./Pad.svelte";
import Setup from "./Setup.svelte";
import { EMPTY_TILES, isSheet, MOST_PLAYERS, type TakeItEasySheet } from "./sheet";

const pad: PadModule<"take_it_easy", TakeItEasySheet> = {
  key: "take_it_easy",
  most: MOST_PLAYERS,
  blank: (kept) => ({
    ...kept,
    game: "take_it_easy",
    placement: "free",
    scoring: "standard",
    symbols: box.symbols,
    rounds: [kept.names.map(() => EMPTY_TILES)],
  }),
  again: (fresh, { placement, scoring }) => ({ ...fresh, placement, scoring }),
  // A variant that so few cannot play goes with the player.
  seated: (sheet) => ({
    ...sheet,
    scoring: isForbidden(sheet.names.length, sheet.scoring) ? "standard" : sheet.scoring,
    rounds: sheet.rounds.map((boards) => fit(boards, sheet.names.length, EMPTY_TILES)),
  }),
  isBlank: ({ rounds }) => rounds.every((boards) => boards.every((tiles) => tiles.every((tile) => tile === null))),
  read: (stored) => (isSheet(stored) ? stored : null),
  page: ({ rounds, placement, scoring, symbols }) => ({ rounds, placement, scoring, symbols }),
  count: countTakeItEasy,
  // Not while best rays are of different tiles.
  isPossible: ({ scoring }, { rounds }) => scoring !== "best_ray" || rounds.every(({ strange }) => strange.length === 0),
  outcome: (_, { totals, ranks }) => ({ totals, ranks }),
  variant: ({ placement, rounds, scoring }) => ({ placement, rounds: rounds.length, scoring }),
  start: () => box.start(),
  Setup,
  Pad,
};

export default pad;
