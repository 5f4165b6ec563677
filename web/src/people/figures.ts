// Numbers for small charts.

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** How often totals fall into ranges of a round width: at most so many, from the least to the most. */
export function bins(totals: readonly number[], most = 10): readonly Bin[] {
  if (totals.length === 0) return [];
  const least = Math.min(...totals);
  const greatest = Math.max(...totals);
  const width = STEPS.find((step) => Math.floor(greatest / step) - Math.floor(least / step) < most) ?? 1000;
  const begin = Math.floor(least / width);
  const number = Math.floor(greatest / width) - begin + 1;
  return Array.from({ length: number }, (_, index) => {
    const from = (begin + index) * width;
    const to = from + width - 1;
    return { from, to, count: totals.filter((total) => total >= from && total <= to).length };
  });
}

/** Hours and minutes until a moment; never less than nothing. */
export function until(moment: string, now: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(moment) - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
