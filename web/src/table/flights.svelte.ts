// What others do moves: from the news of a model to flights on the page.

import { tick, untrack } from "svelte";
import type { GameModule, Model } from "../games/types";
import { arrivals, departures, fly, Stage } from "./animate";

interface Scene {
  readonly root: HTMLElement | undefined;
  readonly game: GameModule | null;
  readonly model: Model;
}

/** Called while a component is set up; what it answers shows the present at once. */
export function flights(scene: () => Scene): () => void {
  const stage = new Stage(fly, () => performance.now());
  let seen: Model["news"] | null = null;

  $effect.pre(() => {
    const { model, game, root } = scene();
    const { news } = model;
    if (news === seen) return;
    seen = news;
    untrack(() => {
      if (model.past) stage.skip();
      if (root === undefined || !model.motion || news.length === 0) return;
      const motions = game?.motions?.(news, model) ?? [];
      const from = departures(root, motions);
      void tick().then(() => {
        const { root: now } = scene();
        if (now !== undefined && !document.hidden) stage.play(arrivals(now, motions, from));
      });
    });
  });

  return () => stage.skip();
}
