// Where points come from, when somebody asks.

import type { Explained, Model } from "../games/types";

/** A number of the table of points. */
export interface Asked {
  readonly seat: number;
  readonly category: string;
}

export function explain(scores: Model["scores"], asked: Asked): Explained {
  const items = scores[asked.seat]?.items ?? [];
  return { ...asked, items: items.filter(({ category }) => category === asked.category) };
}
