/** What a count came to, short enough for lists; the numbers are the server's. */

import type { HarmoniesCounted, TakeItEasyCounted, TranquilityCounted } from "../generated/protocol";
import type { HarmoniesSheet, Outcome, TakeItEasySheet, TranquilitySheet } from "./sheets";

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
