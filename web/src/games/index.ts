// The games by key; each is loaded when its table is opened. A folder with an index.ts is a game
// that can be played, its words.ts tells the table in words, its accent.css has its colour, and one
// with a Living.svelte has a picture for the first page. A game of the server that has no folder
// here gets the plain face. Its score pad is in pads.ts; a pad/Caller.svelte is a page that calls
// out what a box needs somebody to draw.

import type { Component } from "svelte";
import type { InWords } from "../text/types";
import type { GameKey, GameModule } from "./types";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const words = import.meta.glob<{ default: InWords }>("./*/words.ts");
const pictures = import.meta.glob<{ default: Component }>("./*/Living.svelte");

const callers = import.meta.glob<{ default: Component }>("./*/pad/Caller.svelte");

import.meta.glob("./*/accent.css", { eager: true });

/** The games that have a face here, in the order of the first page: that of their names. */
export const SHELF = Object.keys(modules)
  .map((path) => path.split("/")[1] as GameKey)
  .sort();

export async function loadGame(key: string): Promise<GameModule> {
  const load = modules[`./${key}/index.ts`];
  return load === undefined ? (await import("../plain")).plainGame(key as GameKey) : (await load()).default;
}

export async function loadWords(key: string): Promise<InWords> {
  return (await (words[`./${key}/words.ts`] ?? (() => import("../plain/words")))()).default;
}

export async function loadPicture(key: string): Promise<Component | null> {
  const load = pictures[`./${key}/Living.svelte`];
  return load === undefined ? null : (await load()).default;
}

/** The games whose boxes need somebody to draw. */
export const CALLERS = SHELF.filter((key) => `./${key}/pad/Caller.svelte` in callers);

export async function loadCaller(key: string): Promise<Component | null> {
  return (await callers[`./${key}/pad/Caller.svelte`]?.())?.default ?? null;
}

export function isPlayable(key: string): boolean {
  return `./${key}/index.ts` in modules;
}
