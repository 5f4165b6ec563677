// Bots have names that people can read; the server knows them by their specification.

import type { GameInfo, SeatInfo, TableInfo } from "./generated/protocol";
import { has, t } from "./words.svelte";

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : t("bot-other", { bot });
}

/** Whom people choose among: the levels, or every bot where a game has none. */
export function opponents({ bots, levels }: GameInfo): readonly string[] {
  return levels.length > 0 ? levels.map(({ bot }) => bot) : bots;
}

/** Its name with what it reaches, where that was measured; shorter in a list, which says what its numbers are. */
export function botLabel(bot: string, { levels }: GameInfo, form: "with" | "listed" = "with"): string {
  const name = botName(bot);
  const level = levels.find((one) => one.bot === bot);
  if (level?.mean == null) return name;
  return t(`bot-${form}-${level.unit}`, { name, mean: Math.round(level.mean) });
}

/** What the numbers of such a list are; null if it has none. */
export function listedNumbers({ levels }: GameInfo): string | null {
  const level = levels.find(({ mean }) => mean != null);
  return level === undefined ? null : t(`web-listed-${level.unit}`);
}

/** How strong it is among the levels of its game, the weakest is 1; null if it is none. */
export function botLevel(bot: string, info: GameInfo | null): number | null {
  const at = info?.levels.findIndex((level) => level.bot === bot) ?? -1;
  return at === -1 ? null : at + 1;
}

/** The table with its bots by name; several of one kind are numbered. */
export function named<T extends Pick<TableInfo, "seats">>(table: T): T {
  if (!table.seats.some(({ bot }) => bot !== null)) return table;
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, name: nameOf(seat, table.seats) })) };
}

function nameOf(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  if (seat.bot === null || seat.kind !== "bot") return seat.name;
  const same = seats.filter(({ kind, bot }) => kind === "bot" && bot === seat.bot);
  const name = botName(seat.bot);
  return same.length === 1 ? name : t("bot-numbered", { name, number: same.indexOf(seat) + 1 });
}
