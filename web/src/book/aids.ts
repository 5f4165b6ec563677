// The one-screen player aids, each from its game's own component.

import type { Component } from "svelte";
import type { Values } from "../forms";

type Aid = Component<{ options: Values }>;
const aids = import.meta.glob<{ default: Aid }>("../games/*/Aid.svelte");

export async function loadAid(game: string): Promise<Aid | null> {
  const load = aids[`../games/${game}/Aid.svelte`];
  return load === undefined ? null : (await load()).default;
}
