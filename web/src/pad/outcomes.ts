/** What a count came to, short enough for lists; the numbers are the server's. */

import type { HarmoniesCounted, TakeItEasyCounted, TranquilityCounted } from "../generated/protocol";
import type { HarmoniesSheet, Outcome, TakeItEasySheet, TranquilitySheet } from "./sheets";

export function harmoniesOutcome(sheet: HarmoniesSheet, { players, ranks, suns }: HarmoniesCounted): Outcome {
  const totals = players.map(({ score }) => score.total);
  const record = `${sheet.side}-${sheet.spirits ? "spirits" : "plain"}`;
  return { totals, ranks, record, ...(suns === null ? {} : { suns: suns.suns }) };
}

export function takeItEasyOutcome(_sheet: TakeItEasySheet, { totals, ranks, record }: TakeItEasyCounted): Outcome {
  return { totals, ranks, record };
}

export function tranquilityOutcome(sheet: TranquilitySheet, { tally, ranks }: TranquilityCounted): Outcome {
  return {
    totals: tally.scores.map(({ total }) => total),
    ranks,
    record: sheet.rivals ? `${sheet.grid}-rivals` : sheet.grid,
    ...(sheet.won === null ? {} : { won: sheet.won }),
  };
}
