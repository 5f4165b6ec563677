/** The diary of one who plays alone: finished sheets, by the record to which they belong. */

import type { PadGame, Sheet } from "./sheets";

export interface Entry {
  readonly sheet: Sheet;
  readonly when: string;
  readonly total: number;
  readonly suns: number | null;
  readonly won: boolean | null;
  /** Whether it was the best so far when it was written. */
  readonly record: boolean;
}

export interface Chapter {
  readonly game: PadGame;
  readonly record: string;
  /** The newest first. */
  readonly entries: readonly Entry[];
  readonly best: number;
  readonly average: number;
  readonly bestSuns: number | null;
  readonly wins: number;
}

/** Those with one player, finished and counted; what lies open is not yet part of it. */
export function chapters(sheets: readonly Sheet[]): readonly Chapter[] {
  const groups = new Map<string, Sheet[]>();
  for (const sheet of sheets) {
    if (sheet.finished === null || sheet.outcome === null || sheet.names.length !== 1) continue;
    const key = `${sheet.game} ${sheet.outcome.record}`;
    groups.set(key, [...(groups.get(key) ?? []), sheet]);
  }
  return [...groups.values()].map(chapter).sort((one, other) => newest(other).localeCompare(newest(one)));
}

const newest = ({ entries }: Chapter): string => entries[0]?.when ?? "";

function chapter(sheets: readonly Sheet[]): Chapter {
  const inOrder = [...sheets].sort((one, other) => (one.finished ?? "").localeCompare(other.finished ?? ""));
  let best = -Infinity;
  const entries = inOrder.map((sheet): Entry => {
    const total = sheet.outcome?.totals[0] ?? 0;
    const record = total > best;
    best = Math.max(best, total);
    return {
      sheet,
      when: sheet.finished ?? sheet.changed,
      total,
      suns: sheet.outcome?.suns ?? null,
      won: sheet.outcome?.won ?? null,
      record,
    };
  });
  const suns = entries.map((entry) => entry.suns).filter((count) => count !== null);
  return {
    game: sheets[0]?.game ?? "harmonies",
    record: sheets[0]?.outcome?.record ?? "",
    entries: entries.reverse(),
    best,
    average: entries.reduce((sum, { total }) => sum + total, 0) / entries.length,
    bestSuns: suns.length === 0 ? null : Math.max(...suns),
    wins: entries.filter(({ won }) => won === true).length,
  };
}
