// Where points come from, when somebody asks.

import type { Explained, GameModule, Model } from "../games/types";

/** A number of the table of points. */
export interface Asked {
  readonly seat: number;
  readonly category: string;
}

/** Which turn it is: an answer that somebody keeps open ends with it. */
export function turnOf({ turn }: Pick<GameModule, "turn">, { view, actors }: Pick<Model, "view" | "actors">): string {
  return turn?.(view) ?? actors.join();
}

export function explain(scores: Model["scores"], asked: Asked): Explained {
  const items = scores[asked.seat]?.items ?? [];
  return { ...asked, items: items.filter(({ category }) => category === asked.category) };
}
