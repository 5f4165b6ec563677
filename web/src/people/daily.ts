// The way to one's try at a deal of the day.

import { api } from "../api";
import { app } from "../app.svelte";
import type { Daily } from "../generated/protocol";
import { router } from "../router.svelte";

/** Begin it, go on with it, or look at it. */
export async function begin({ game, table, finished }: Daily): Promise<void> {
  const begun = finished && table !== null ? { id: table } : await app.attempt(() => api.playDaily(game));
  if (begun !== null) router.go(`/table/${begun.id}`);
}
