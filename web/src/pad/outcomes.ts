/** What a count came to, short enough for lists; the numbers are the server's. */

import type { HarmoniesCounted, TakeItEasyCounted, TranquilityCounted } from "../generated/protocol";
import type { HarmoniesSheet, Outcome, Sheet, TakeItEasySheet, TranquilitySheet } from "./sheets";

/** Not while cards have cubes that are still to be written down, or best rays are of different tiles. */
export function isPossible(sheet: Sheet, counted: HarmoniesCounted | TakeItEasyCounted | TranquilityCounted): boolean {
  if ("crowded" in counted) return counted.crowded.length === 0;
  if (!("rounds" in counted) || sheet.game !== "take_it_easy" || sheet.scoring !== "best_ray") return true;
  return counted.rounds.every(({ strange }) => strange.length === 0);
}

export function harmoniesOutcome(_sheet: HarmoniesSheet, { players, ranks, suns }: HarmoniesCounted): Outcome {
  const totals = players.map(({ score }) => score.total);
  return { totals, ranks, ...(suns === null ? {} : { suns: suns.suns }) };
}

export function takeItEasyOutcome(_sheet: TakeItEasySheet, { totals, ranks }: TakeItEasyCounted): Outcome {
  return { totals, ranks };
}

export function tranquilityOutcome(sheet: TranquilitySheet, { tally, ranks }: TranquilityCounted): Outcome {
  return {
    totals: tally.scores.map(({ total }) => total),
    ranks,
    ...(sheet.won === null ? {} : { won: sheet.won }),
  };
}
