// Who sits down at a table and who goes, and when it pauses, for ears: it stands in no log.

import { app } from "../app.svelte";
import { named } from "../bots";
import type { TableInfo } from "../generated/protocol";
import { t } from "../words.svelte";
import { nameTo } from "./people";
import type { TableStore } from "./store.svelte";

/** What is news about the seats; `own` are those that were this device's before. */
export function comings(before: TableInfo, after: TableInfo, own: readonly number[]): readonly string[] {
  if (after.status === "over") return [];
  if (before.status !== after.status && after.status === "paused") return [t("web-paused")];
  if (before.status === "paused" && after.status === "running") return [t("live-goes-on")];
  const isDeserted = after.status !== "waiting" && !after.seats.some(({ kind }) => kind === "person");
  return after.seats.flatMap((is, seat) => {
    const was = before.seats[seat];
    if (was === undefined || (was.kind === is.kind && was.person === is.person && was.stand_in === is.stand_in)) return [];
    const isOwn = own.includes(seat);
    if (is.kind === "open") {
      if (isDeserted) return [t("web-ended-abandoned")];
      const name = nameTo(before, isOwn ? seat : null, seat);
      return [t(after.status === "waiting" ? "live-stood-up" : "live-left", { name })];
    }
    // Whoever comes back or sits down here knows it.
    if (was.kind === "open") return is.person === app.me?.id ? [] : [t("live-sits-down", { name: is.name })];
    if (is.stand_in) return [t("live-stand-in", { name: nameTo(after, isOwn ? seat : null, seat) })];
    return isOwn ? [] : [t("live-back", { name: is.name })];
  });
}

/** Let them be heard; the returned function ends it. */
export function hearComings(store: TableStore): () => void {
  let { table, seats } = store.state;
  return store.listen(() => {
    const before = table;
    const own = seats;
    ({ table, seats } = store.state);
    if (before === null || table === null || table === before) return;
    for (const word of comings(named(before), named(table), own)) app.announce(word);
  });
}
