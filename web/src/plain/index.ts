// The face of a game that has none of its own here: the table as its text view tells it.

import type { GameKey, GameModule } from "../games/types";
import Board from "./Board.svelte";
import { asks, tell } from "./words";

export function plainGame(key: GameKey): GameModule {
  return {
    key,
    createUi: () => null,
    Board,
    shape: () => 4 / 3,
    panels: {},
    layout: { start: [], end: ["points", "log", "talk"], sheets: ["points", "log", "talk"] },
    show: (panel) => panel !== "others",
    OtherBoard: Board,
    asks,
    subtitle: () => [],
    buttons: () => [],
    tell: (told, name) => tell(key, told, name),
    keys: [],
  };
}
