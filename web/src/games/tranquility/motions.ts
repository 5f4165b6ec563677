/** What moves when something has been told: from hands and piles to the chart, and back. */

import type { Motion, ToldOf } from "../types";
import { FINISH, START } from "./facts";
import type { Event, Model } from "./model";

export function motions(news: readonly ToldOf<"tranquility">[], model: Model): readonly Motion[] {
  return news.flatMap(({ events }) => events ?? []).flatMap((event) => moved(event, model));
}

function moved(event: Event, { viewer }: Model): readonly Motion[] {
  switch (event.type) {
    case "placed":
      // One's own card was brought there by hand.
      return event.seat === viewer ? [] : [{ from: hand(event.seat), to: `[data-at="${event.cell}"] .laid` }];
    case "start_played":
      return event.seat === viewer ? [] : [{ from: hand(event.seat), to: `[data-at="${START}"] .sign` }];
    case "finish_played":
      return event.seat === viewer ? [] : [{ from: hand(event.seat), to: `[data-at="${FINISH}"] .sign` }];
    case "rocks_put":
      return [{ from: [".rocks"], to: `[data-at="row${event.row}"] .rocks` }];
    case "storm_laid":
      return event.row === null ? [] : [{ from: hand(event.seat), to: `[data-at="row${event.row}"] .storm` }];
    case "drew":
      return (event.cards ?? []).map((card) => ({ from: ["[data-pile]"], to: `button[data-card="${card}"] .face` }));
    case "took":
      if (event.seat !== viewer) return [];
      return [{ from: [`[data-take="${event.card}"]`], to: `button[data-card="${event.card}"] .face` }];
    default:
      return [];
  }
}

/** Where a seat holds its cards: its backs, or on a phone its name. */
function hand(seat: number): readonly string[] {
  return [`[data-seat-hand="${seat}"]`, `.players li:nth-child(${seat + 1})`];
}
