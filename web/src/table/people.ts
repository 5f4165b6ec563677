// Small questions about who sits at a table.

import type { GameModule, Model } from "../games/types";
import type { TableState } from "./state";

/** Bots are always there; people while one of their windows is open. */
export function isPresent(state: TableState, seat: number): boolean {
  const info = state.table?.seats[seat];
  if (info === undefined || info.kind === "open") return false;
  return info.kind === "bot" || state.present.some(({ seats }) => seats.includes(seat));
}

/** The message that says what a seat is doing. */
export function statusOf(model: Model, game: GameModule, seat: number): string {
  if (model.table.seats[seat]?.stand_in === true) return "web-stand-in";
  if (game.hasChosen?.(model, seat) === true) return "web-status-chosen";
  return model.actors.includes(seat) ? "web-status-thinking" : "web-status-waiting";
}
