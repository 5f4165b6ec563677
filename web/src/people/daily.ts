// The way to one's try at a deal of the day.

import { api } from "../api";
import { app } from "../app.svelte";
import type { Daily } from "../generated/protocol";
import { router } from "../router.svelte";

const KEY = "harmonium-device";

/** What this browser calls itself, at random: one try of a device counts, whoever its guest is. */
function device(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known !== null) return known;
    const made = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join("");
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return ""; // a browser that keeps nothing
  }
}

/** Begin it, go on with it, or look at it. */
export async function begin({ game, table, finished }: Daily): Promise<void> {
  const begun = finished && table !== null ? { id: table } : await app.attempt(() => api.playDaily(game, device()));
  if (begun !== null) router.go(`/table/${begun.id}`);
}
