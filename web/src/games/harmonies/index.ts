/** Harmonies at the table. */

import type { GameModule } from "../types";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import CardsPanel from "./CardsPanel.svelte";
import CentralBoard from "./CentralBoard.svelte";
import Dock from "./Dock.svelte";
import { lights } from "./lights";
import { find, mainSeat } from "./model";
import { motions } from "./motions";
import OtherBoard from "./OtherBoard.svelte";
import { pictureOf } from "./picture";
import { asks, subtitle, tell } from "./texts";
import { Ui } from "./ui.svelte";

const harmonies: GameModule<"harmonies", Ui> = {
  key: "harmonies",
  createUi: () => new Ui(),
  turn: ({ turn }) => `${turn}`,
  shades: { fields: 1, mountains: 7 },
  Board,
  Dock,
  shape({ view }) {
    const { width, height } = pictureOf(view.options.side);
    return width / height;
  },
  panels: { tokens: CentralBoard, cards: CardsPanel },
  layout: {
    start: ["tokens", "log", "talk"],
    end: ["points", "others"],
    sheets: ["tokens", "cards", "points", "others", "log", "talk"],
    rows: 3,
  },
  OtherBoard,
  largeSeat: mainSeat,
  motions,
  Aid,
  hides: ({ spirits }) => (spirits ? "choices" : "nothing"),
  asks: (model, ui) => asks(model, ui.heldIn(model)),
  subtitle,
  buttons({ legal, view }) {
    if (view.phase === "exchange") {
      const keep = { type: "keep_row" } as const;
      return [{ label: { id: "harmonies-keep-row" }, action: find(legal, "keep_row") ?? null, means: keep, ends: true }];
    }
    const end = { type: "end_turn" } as const;
    return [{ label: { id: "harmonies-end-turn" }, action: find(legal, "end_turn") ?? null, means: end, ends: true }];
  },
  tell,
  lights,
  keys: [],
};

export default harmonies;
