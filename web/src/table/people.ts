// Small questions about who sits at a table.

import type { GameModule, Model } from "../games/types";
import type { TableInfo } from "../generated/protocol";
import { t } from "../words.svelte";
import type { TableState } from "./state";

/** Bots are always there; people while one of their windows is open. */
export function isPresent(state: TableState, seat: number): boolean {
  const info = state.table?.seats[seat];
  if (info === undefined || info.kind === "open") return false;
  return info.kind === "bot" || state.present.some(({ seats }) => seats.includes(seat));
}

/** Whether others sit at the same device as this seat. */
export function isShared(table: TableInfo, seat: number): boolean {
  const person = table.seats[seat]?.person ?? null;
  return person !== null && table.seats.filter((other) => other.person === person).length > 1;
}

/** The name of a seat to whoever looks: "you", where that can mean only one. */
export function nameTo(table: TableInfo, viewer: number | null, seat: number): string {
  return seat === viewer && !isShared(table, seat) ? t("you") : (table.seats[seat]?.name ?? "");
}

/** The message that says what a seat is doing. */
export function statusOf(model: Model, game: GameModule, seat: number): string {
  if (model.table.seats[seat]?.stand_in === true) return "web-stand-in";
  if (game.hasChosen?.(model, seat) === true) return "web-status-chosen";
  return model.actors.includes(seat) ? "web-status-thinking" : "web-status-waiting";
}

/** The seats in the order of their columns of points: one's own first. */
export function columnsOf(table: TableInfo, viewer: number | null): readonly number[] {
  return table.seats
    .map(({ seat }) => seat)
    .sort((one, other) => Number(other === viewer) - Number(one === viewer));
}
