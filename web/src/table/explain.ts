// Where points come from, when somebody asks.

import type { Explained, Model } from "../games/types";

/** A number of the table of points. */
export interface Asked {
  readonly seat: number;
  readonly category: string;
}

/** Which turn it is: an answer that somebody keeps open ends with it. */
export function turnOf({ view, actors }: Pick<Model, "view" | "actors">): string {
  if (!("turn" in view)) return actors.join();
  return "round" in view ? `${view.round} ${view.turn}` : `${view.turn}`;
}

export function explain(scores: Model["scores"], asked: Asked): Explained {
  const items = scores[asked.seat]?.items ?? [];
  return { ...asked, items: items.filter(({ category }) => category === asked.category) };
}
