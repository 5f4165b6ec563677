/** What others do, as movements over the table. Only looks; everything lies there already. */

import type { Motion, ToldOf } from "../types";
import type { Model } from "./model";

type News = readonly ToldOf<"harmonies">[];

const board = (seat: number): string => `[data-board-of="${seat}"]`;
const space = (number: number): string => `[data-space="${number}"]`;

export function motions(news: News, model: Model): readonly Motion[] {
  const events = news.flatMap((told) => (told.events ?? []).map((event) => ({ event, own: told.seat === model.viewer })));
  const levels = levelsOf(news, model);
  /** From where tokens come that were taken and placed in one breath. */
  let taken: string[] = [];
  return events.flatMap(({ event, own }, at): readonly Motion[] => {
    switch (event.type) {
      case "group_taken":
        taken = [space(event.space)];
        if (own) return [];
        return event.tokens.map((_, index) => ({
          from: [`${space(event.space)} > :nth-child(${index + 1})`],
          to: `.hand .token:nth-of-type(${index + 1})`,
        }));
      case "token_placed":
        if (own) return [];
        return [
          {
            from: [`.hand [data-token="${event.colour}"]`, ...taken, ".hand", ".groups"],
            to: `${board(event.seat)} [data-at="${event.cell}"] [data-level="${levels.get(at) ?? 0}"]`,
          },
        ];
      case "card_taken":
        if (own) return [];
        return [{ from: [`.row [data-card="${event.card}"]`, ".row"], to: `${board(event.seat)} [data-held="${event.card}"]` }];
      case "cube_placed":
        if (own) return [];
        return [
          {
            from: [`${board(event.seat)} [data-held="${event.card}"]`, `[data-card="${event.card}"]`],
            to: `${board(event.seat)} [data-at="${event.cell}"] .settled`,
          },
        ];
      case "space_filled":
        return event.tokens.map((_, index) => ({
          from: [".bag"],
          to: `${space(event.space)} > :nth-child(${index + 1})`,
        }));
      case "card_turned_up":
        return [{ from: [".row .pile"], to: `.row .animal-card:has([data-card="${event.card}"])` }];
      default:
        return [];
    }
  });
}

/** On which level each token placed in this news lies: several may have gone onto one cell. */
function levelsOf(news: News, model: Model): ReadonlyMap<number, number> {
  const levels = new Map<number, number>();
  const above = new Map<string, number>();
  const events = news.flatMap((told) => told.events ?? []);
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at];
    if (event?.type !== "token_placed") continue;
    const place = `${event.seat} ${event.cell}`;
    const over = above.get(place) ?? 0;
    const height = model.view.players[event.seat]?.board[event.cell]?.length ?? 1;
    levels.set(at, height - 1 - over);
    above.set(place, over + 1);
  }
  return levels;
}
