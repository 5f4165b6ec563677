// How a game came out, in one sentence.

import type { Ending, Result } from "../generated/protocol";
import { list, t } from "../words.svelte";

interface Company {
  /** How many sat at the table. */
  readonly seats: number;
  readonly viewer: number | null;
  nameOf(seat: number): string;
}

export function headline(ending: Ending | null, result: Result | null, { seats, viewer, nameOf }: Company): string {
  if (ending === null) return "";
  const called = (seat: number): string => (seat === viewer ? t("you") : nameOf(seat));
  if (ending.how !== "finished") {
    const seat = ending.seat ?? null;
    return t(`web-ended-${ending.how}`, { name: seat === null ? "" : called(seat) });
  }
  if (result?.won != null) return t(`web-${result.won ? "won" : "lost"}-${seats === 1 ? "alone" : "together"}`);
  if (seats === 1) return t("result-solo", { points: result?.totals[0] ?? 0 });
  const winners = (result?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (winners.length > 1) return t("result-shared", { names: list(winners.map(called)) });
  if (winners[0] === viewer && viewer !== null) return t("web-you-won");
  return t("result-winner", { name: nameOf(winners[0] ?? 0) });
}
