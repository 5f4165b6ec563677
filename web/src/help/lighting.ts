// What a hint speaks of is lit wherever it lies: on the board by its cells, beside it by selectors.

import type { Attachment } from "svelte/attachments";
import type { GameModule, Lights, Model } from "../games/types";
import type { Helping } from "./helping.svelte";

export const DARK: Lights = { spots: [], at: [] };

/** What is meant at present: an act that is pointed at, or the hint as far as it is shown. */
export function lightsOf(game: GameModule, model: Model, { pointed, hinted, step }: Helping): Lights {
  const { lights } = game;
  if (lights === undefined || model.past || model.over) return DARK;
  if (pointed !== null) return lights.act(pointed.action as never, model);
  if (hinted === null) return DARK;
  return step === "look" ? lights.look(hinted.look, model) : lights.act(hinted.best.action as never, model);
}

/** Mark whatever matches inside an element, also what comes later. */
export function lighting(selectors: () => readonly string[]): Attachment<HTMLElement> {
  return (root) => {
    const wanted = selectors().join(", ");
    if (wanted === "") return;
    const light = (): void => {
      for (const one of root.querySelectorAll<HTMLElement>(wanted)) one.dataset["lit"] = "";
    };
    const watcher = new MutationObserver(light);
    watcher.observe(root, { childList: true, subtree: true });
    light();
    return () => {
      watcher.disconnect();
      for (const one of root.querySelectorAll<HTMLElement>("[data-lit]")) delete one.dataset["lit"];
    };
  };
}
