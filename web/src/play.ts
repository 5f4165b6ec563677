// Ways to a table.

import { api } from "./api";
import { app } from "./app.svelte";
import { kept, opponent } from "./climbing";
import type { NewTable, TableMade } from "./generated/protocol";
import { keepInvitation } from "./invitations";
import { router } from "./router.svelte";

/** No questions: against the bot that suits, or alone where there is none. */
export async function playNow(game: string): Promise<void> {
  const info = app.game(game);
  if (info === null) return;
  const bot = opponent(kept(), info);
  const alone = !info.seats.includes(2);
  await makeTable({ game, seats: alone ? [{ type: "me" }] : [{ type: "me" }, { type: "bot", bot }] });
}

export async function makeTable(plan: NewTable): Promise<TableMade | null> {
  const made = await app.attempt(() => api.make(plan));
  if (made !== null) {
    keepInvitation(made.table.id, made.invitation);
    router.go(`/table/${made.table.id}`);
  }
  return made;
}
