// How far somebody has come against the levels of a game; kept in this browser, never sent anywhere.

import type { GameInfo, Result, SeatInfo } from "./generated/protocol";

/** Of each game: against which bot, and at which tables they won against it. */
export type Climb = Readonly<Record<string, { readonly bot: string; readonly won: readonly string[] }>>;

const KEY = "harmonium.climb";
const ENOUGH = 3;

export function read(text: string | null): Climb {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([, one]) => typeof one?.bot === "string" && Array.isArray(one.won)),
    ) as Climb;
  } catch {
    return {}; // An unreadable note is the same as none.
  }
}

export function kept(): Climb {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export function keep(climb: Climb): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(climb));
  } catch {
    // Without storage nobody is offered anything.
  }
}

/** Somebody won at that table; the same table counts once, another bot begins anew. */
export function withWin(climb: Climb, game: string, bot: string, table: string): Climb {
  const before = climb[game]?.bot === bot ? climb[game].won : [];
  if (before.includes(table)) return climb;
  return { ...climb, [game]: { bot, won: [...before, table].slice(-ENOUGH) } };
}

/** The level after that one, once it was beaten often enough. */
export function offered(climb: Climb, info: GameInfo | null, bot: string): string | null {
  const levels = info?.levels.map((level) => level.bot) ?? [];
  const reached = info !== null && climb[info.key]?.bot === bot && climb[info.key]?.won.length === ENOUGH;
  return reached && levels.includes(bot) ? (levels[levels.indexOf(bot) + 1] ?? null) : null;
}

/** Whom to sit down with: the bot one met last, a newcomer the one that suits them. */
export function opponent(climb: Climb, info: GameInfo): string {
  const known = climb[info.key]?.bot;
  return known !== undefined && info.bots.includes(known) ? known : info.first_bot;
}

/** The bot that one person alone has beaten, if all the others are of its kind. */
export function beaten(seats: readonly SeatInfo[], mine: readonly number[], result: Result | null): string | null {
  const [me] = mine;
  if (me === undefined || mine.length !== 1 || result === null || result.won != null || result.ranks[me] !== 1) return null;
  const others = seats.filter(({ seat }) => seat !== me);
  const bot = others[0]?.bot ?? null;
  const isAlike = others.every((other) => other.kind === "bot" && other.bot === bot);
  return isAlike && seats[me]?.stand_in === false ? bot : null;
}
