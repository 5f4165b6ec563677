// Who is offered help at a table, and what help says in words.

import type { GameInfo, Remark, TableInfo, Weighed } from "../generated/protocol";
import type { Model } from "../games/types";
import type { InWords } from "../text/types";
import { has, t } from "../words.svelte";

/** One person among bots: nobody else at the same device, no program, nobody still to come. */
export function isAlone({ seats }: Pick<TableInfo, "seats">): boolean {
  const others = seats.filter(({ kind }) => kind !== "bot");
  return others.length === 1 && others[0]?.kind === "person";
}

/** Whether hints may be taken at this table: with others where it was agreed, never in the deal of the day. */
export function allowsHints(table: TableInfo, info: GameInfo | null): boolean {
  return info?.hints === true && table.daily === null && (table.hints === true || isAlone(table));
}

/** A sentence of the server's, in the reader's language. */
export function remarkText({ code, arguments: args = {}, names = {} }: Remark): string {
  const named = Object.fromEntries(Object.entries(names).map(([gap, id]) => [gap, t(id)]));
  return t(code, { ...args, ...named });
}

/** What a client that is older than its server does not know is left out. */
export function remarkTexts(remarks: readonly Remark[]): readonly string[] {
  return remarks.filter(({ code }) => has(code)).map(remarkText);
}

/** An act that was legal in one of these positions, in words; null where it was in none. */
export function actText(words: InWords | null, models: readonly Model[], { action }: Weighed): string | null {
  if (words === null) return null;
  const wanted = JSON.stringify(action);
  for (const model of models) {
    const index = model.legal.findIndex((legal) => JSON.stringify(legal) === wanted);
    if (index !== -1) return words.does(model, index);
  }
  return null;
}
