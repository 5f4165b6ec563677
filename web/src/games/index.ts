// The games by key; each is loaded when its table is opened. A folder with an index.ts is a game
// that can be played, its words.ts tells the table in words, and one with a Living.svelte has a
// picture for the first page. Its score pad is in pads.ts; a pad/Caller.svelte is a page that calls
// out what a box needs somebody to draw.

import type { Component } from "svelte";
import type { InWords } from "../text/types";
import type { GameModule } from "./types";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const words = import.meta.glob<{ default: InWords }>("./*/words.ts");
const pictures = import.meta.glob<{ default: Component }>("./*/Living.svelte");

const callers = Object.values(import.meta.glob<{ default: Component }>("./*/pad/Caller.svelte"));

/** In the order of the first page. */
export const SHELF = ["harmonies", "take_it_easy", "tranquility"] as const;

export async function loadGame(key: string): Promise<GameModule | null> {
  const load = modules[`./${key}/index.ts`];
  return load === undefined ? null : (await load()).default;
}

export async function loadWords(key: string): Promise<InWords | null> {
  const load = words[`./${key}/words.ts`];
  return load === undefined ? null : (await load()).default;
}

export async function loadPicture(key: string): Promise<Component | null> {
  const load = pictures[`./${key}/Living.svelte`];
  return load === undefined ? null : (await load()).default;
}

export const hasCaller = callers.length > 0;

export async function loadCaller(): Promise<Component | null> {
  return (await callers[0]?.())?.default ?? null;
}

export function isPlayable(key: string): boolean {
  return `./${key}/index.ts` in modules;
}
