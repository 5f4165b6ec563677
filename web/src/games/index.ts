// The games by key; each is loaded when its table is opened. A folder with an index.ts is a game
// that can be played, its words.ts tells the table in words, and one with a Living.svelte has a
// picture for the first page.

import type { Component } from "svelte";
import type { InWords } from "../text/types";
import type { GameModule } from "./types";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const words = import.meta.glob<{ default: InWords }>("./*/words.ts");
const pictures = import.meta.glob<{ default: Component }>("./*/Living.svelte");

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

export function isPlayable(key: string): boolean {
  return `./${key}/index.ts` in modules;
}
