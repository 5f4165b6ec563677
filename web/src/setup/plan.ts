// A table that is being planned: who sits where, how long they think, what is sent in the end.

import { kept, opponent } from "../climbing";
import { changed, type Values } from "../forms";
import type { DaysClock, GameInfo, GameOptions, LiveClock, Manners, NewTable, NoClock } from "../generated/protocol";
import { t } from "../words.svelte";
import type { How } from "../ways";

export interface Seat {
  kind: "me" | "open" | "bot";
  bot: string;
  name: string;
}

/** What the host decides besides the game's options, as the form holds it: the clock by its name. */
export type Chosen = { -readonly [Name in keyof Omit<Manners, "clock">]: Manners[Name] } & {
  clock: string;
  chat: boolean | null;
};

export const CLOCKS: Readonly<Record<string, NoClock | LiveClock | DaysClock>> = {
  none: { type: "none" },
  quick: { type: "live", seconds: 300, increment: 5 },
  calm: { type: "live", seconds: 900, increment: 15 },
  day: { type: "days", days: 1 },
  days: { type: "days", days: 3 },
};

/** As many seats as wanted; the first is one's own, new ones are for bots, friends or this device. */
export function resized(seats: readonly Seat[], count: number, how: How, info: GameInfo): Seat[] {
  const bot = opponent(kept(), info);
  const kinds = { alone: "bot", friends: "open", device: "me" } as const;
  const more = Array.from({ length: Math.max(0, count - seats.length) }, (_, index): Seat => {
    const kind = seats.length + index === 0 ? "me" : kinds[how];
    return { kind, bot, name: "" };
  });
  return [...seats.slice(0, count), ...more];
}

/** What a person at this screen is called where nothing is typed in; the first one is the guest. */
export function nameless(index: number): string | null {
  return index === 0 ? null : t("player-name", { number: index + 1 });
}

/** Whether one person plans to play among bots: such a table can teach. */
export function isAlone(seats: readonly Seat[]): boolean {
  return seats.filter(({ kind }) => kind !== "bot").length === 1 && seats.some(({ kind }) => kind === "me");
}

export function planOf(info: GameInfo, seats: readonly Seat[], options: Values, manners: Chosen): NewTable {
  return {
    ...manners,
    game: info.key,
    seats: seats.map(({ kind, bot, name }, index) => {
      if (kind === "bot") return { type: "bot", bot };
      return kind === "me" ? { type: "me", name: name.trim() || nameless(index) } : { type: "open" };
    }),
    options: changed(info, options) as Partial<GameOptions>,
    clock: CLOCKS[manners.clock] ?? { type: "none" },
    hints: manners.hints === true && !isAlone(seats),
    teaching: manners.teaching === true && isAlone(seats),
  };
}
