/** The diary of one who plays alone: finished sheets, by the record to which they belong. */

import { padOf } from "../games/pads";
import type { Message } from "../games/types";
import type { GameKey } from "../generated/protocol";
import type { Variant } from "../people/variants";
import type { Figure, Sheet } from "./types";

export interface Entry {
  readonly sheet: Sheet;
  readonly when: string;
  readonly total: number;
  /** What else there is to say of it, besides its points. */
  readonly note: Message | null;
  /** Whether it was the best so far when it was written. */
  readonly record: boolean;
}

export interface Chapter {
  readonly game: GameKey;
  /** What only its sheets have in common; see `PadModule.variant`. */
  readonly variant: Variant;
  /** The newest first. */
  readonly entries: readonly Entry[];
  readonly best: number;
  readonly average: number;
  /** What the game counts besides points. */
  readonly figures: readonly Figure[];
}

/** Those with one player, finished and counted; what lies open is not yet part of it. */
export function chapters(sheets: readonly Sheet[]): readonly Chapter[] {
  const groups = new Map<string, Sheet[]>();
  for (const sheet of sheets) {
    if (sheet.finished === null || sheet.outcome === null || sheet.names.length !== 1) continue;
    const key = JSON.stringify([sheet.game, padOf(sheet.game)?.variant(sheet)]);
    groups.set(key, [...(groups.get(key) ?? []), sheet]);
  }
  return [...groups.values()]
    .flatMap(([first, ...rest]) => (first === undefined ? [] : [chapter([first, ...rest])]))
    .sort((one, other) => newest(other).localeCompare(newest(one)));
}

const newest = ({ entries }: Chapter): string => entries[0]?.when ?? "";

function chapter(sheets: readonly [Sheet, ...Sheet[]]): Chapter {
  const inOrder = [...sheets].sort((one, other) => (one.finished ?? "").localeCompare(other.finished ?? ""));
  const pad = padOf(sheets[0].game);
  let best = -Infinity;
  const entries = inOrder.map((sheet): Entry => {
    const total = sheet.outcome?.totals[0] ?? 0;
    const record = total > best;
    best = Math.max(best, total);
    return {
      sheet,
      when: sheet.finished ?? sheet.changed,
      total,
      note: sheet.outcome === null ? null : (pad?.note?.(sheet.outcome) ?? null),
      record,
    };
  });
  return {
    game: sheets[0].game,
    variant: pad?.variant(sheets[0]) ?? {},
    entries: entries.reverse(),
    best,
    average: entries.reduce((sum, { total }) => sum + total, 0) / entries.length,
    figures: pad?.figures?.(sheets.flatMap(({ outcome }) => outcome ?? [])) ?? [],
  };
}
