// A finished board out of its table and its last moment, to be looked at beside others.

import { api } from "../api";
import { loadGame } from "../games";
import type { GameKey, GameModule, Hands, Model } from "../games/types";

export interface FinishedBoard {
  readonly game: GameModule;
  readonly model: Model;
  readonly ui: unknown;
}

/** Nobody touches a finished board. */
export const NO_HANDS: Hands = { act: () => undefined, consider: () => undefined, vain: () => undefined, announce: () => undefined, point: () => undefined };

export async function finishedBoard(id: string): Promise<FinishedBoard | null> {
  const table = await api.table(id);
  const game = await loadGame(table.game);
  if (game === null) return null;
  const { steps } = await api.past(id, 0, 0);
  const { view, scores } = await api.past(id, steps, 0);
  const model: Model = {
    game: table.game as GameKey,
    table,
    viewer: null,
    view,
    actors: [],
    legal: [],
    previews: [],
    marks: [],
    scores,
    news: [],
    past: true,
    over: true,
    helpers: false,
    motion: false,
  };
  return { game, model, ui: game.createUi() };
}
