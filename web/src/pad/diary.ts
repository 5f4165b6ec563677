/** The diary of one who plays alone: finished sheets, by the record to which they belong. */

import type { Variant } from "../people/variants";
import { MODULES, type PadGame, type Sheet } from "./sheets";

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
  /** What only its sheets have in common; see `variantOf`. */
  readonly variant: Variant;
  /** The newest first. */
  readonly entries: readonly Entry[];
  readonly best: number;
  readonly average: number;
  readonly bestSuns: number | null;
  readonly wins: number;
}

/** Which record a sheet belongs to: the same as at a table. */
export function variantOf(sheet: Sheet): Variant {
  switch (sheet.game) {
    case "harmonies": {
      const loops: Variant = sheet.side === "A" && sheet.loops !== "rulebook" ? { river_loops: sheet.loops } : {};
      const spirit: Variant = sheet.spirits ? { spirit: sheet.places[0]?.spirit?.card ?? "unknown" } : {};
      return { ...loops, side: sheet.side, ...spirit };
    }
    case "take_it_easy":
      return { placement: sheet.placement, rounds: sheet.rounds.length, scoring: sheet.scoring };
    case "tranquility":
      return {
        ...(sheet.rivals ? { competitive: true } : {}),
        ...(sheet.grid === "standard" ? {} : { [sheet.grid]: true }),
        ...Object.fromEntries(MODULES.filter((module) => sheet.modules?.includes(module)).map((module) => [module, true])),
      };
  }
}

/** Those with one player, finished and counted; what lies open is not yet part of it. */
export function chapters(sheets: readonly Sheet[]): readonly Chapter[] {
  const groups = new Map<string, Sheet[]>();
  for (const sheet of sheets) {
    if (sheet.finished === null || sheet.outcome === null || sheet.names.length !== 1) continue;
    const key = JSON.stringify([sheet.game, variantOf(sheet)]);
    groups.set(key, [...(groups.get(key) ?? []), sheet]);
  }
  return [...groups.values()]
    .flatMap(([first, ...rest]) => (first === undefined ? [] : [chapter([first, ...rest])]))
    .sort((one, other) => newest(other).localeCompare(newest(one)));
}

const newest = ({ entries }: Chapter): string => entries[0]?.when ?? "";

function chapter(sheets: readonly [Sheet, ...Sheet[]]): Chapter {
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
    game: sheets[0].game,
    variant: variantOf(sheets[0]),
    entries: entries.reverse(),
    best,
    average: entries.reduce((sum, { total }) => sum + total, 0) / entries.length,
    bestSuns: suns.length === 0 ? null : Math.max(...suns),
    wins: entries.filter(({ won }) => won === true).length,
  };
}
