/** What the three counts share: points with their reasons, ranks, and the refusal of what cannot be. */

import { Refused } from "../api";
import type { Points, Score, Wrong } from "../generated/protocol";

export function points(
  category: string,
  worth: number,
  rule: string,
  cells: readonly string[] = [],
  subject = "",
): Points {
  return { category, points: worth, rule, cells, subject, round: 0 };
}

/** Every category appears, so that tables keep their rows. */
export function scoreOf(categories: readonly string[], items: readonly Points[]): Score {
  const sums = new Map(categories.map((category) => [category, 0]));
  for (const item of items) sums.set(item.category, (sums.get(item.category) ?? 0) + item.points);
  const total = items.reduce((sum, item) => sum + item.points, 0);
  return { total, categories: Object.fromEntries(sums), items };
}

/** 1 is best and equal ones share; a strength is compared number by number. */
export function ranked(strengths: readonly (readonly number[])[]): readonly number[] {
  const isGreater = (one: readonly number[], other: readonly number[]): boolean => {
    const differs = one.findIndex((number, index) => number !== other[index]);
    return differs >= 0 && (one[differs] ?? 0) > (other[differs] ?? 0);
  };
  return strengths.map((own) => 1 + strengths.filter((other) => isGreater(other, own)).length);
}

/** What is written cannot stand on a table; told in the words of the server. */
export function impossible(rule: string, told: NonNullable<Wrong["arguments"]> = {}): never {
  const code = `refused-${rule}`;
  throw new Refused(Object.keys(told).length === 0 ? { code, rule } : { code, arguments: told, rule });
}
