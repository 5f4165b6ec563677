import type { TakeItEasyEvent } from "../../generated/protocol";
import type { GameModule, Line, Message } from "../types";
import Aid from "./Aid.svelte";
import Best from "./Best.svelte";
import Board from "./Board.svelte";
import Called from "./Called.svelte";
import { FRAME } from "./board";
import { lights } from "./lights";
import { isOver, motions, roundPoints, shownSeat, spelled } from "./model";
import OtherBoard from "./OtherBoard.svelte";
import Rounds from "./Rounds.svelte";
import Story from "./Story.svelte";
import ToCome from "./ToCome.svelte";
import { TakeItEasyUi } from "./ui.svelte";

function line(event: TakeItEasyEvent, name: (seat: number) => string): Line {
  switch (event.type) {
    case "chose":
      return {
        seat: event.seat,
        message:
          event.cell === null
            ? { id: "tie-log-chose", args: { name: name(event.seat) } }
            : { id: "tie-log-chose-cell", args: { name: name(event.seat), cell: `${event.cell}` } },
        spots: event.cell === null ? [] : [{ seat: event.seat, cell: `${event.cell}` }],
      };
    case "placed":
      return {
        seat: null,
        message: { id: "tie-log-placed", args: { tile: spelled(event.tile) } },
        spots: event.cells.map((cell, seat) => ({ seat, cell: `${cell}` })),
      };
    case "round_ended":
      return { seat: null, message: { id: "tie-log-round", args: { round: event.round + 1 } } };
    case "called":
      return { seat: null, message: { id: "tie-log-called", args: { tile: spelled(event.tile) } } };
  }
}

const takeItEasy: GameModule<"take_it_easy", TakeItEasyUi> = {
  key: "take_it_easy",
  createUi: () => new TakeItEasyUi(),
  turn: ({ round, turn }) => `${round} ${turn}`,
  Board,
  Dock: Called,
  shape: () => FRAME.width / FRAME.height,
  OtherBoard,
  Aid,
  Story,
  Best,
  hides: () => "choices",
  panels: { called: Called, to_come: ToCome, rounds: Rounds },
  layout: {
    start: ["called", "points", "rounds", "to_come"],
    end: ["others", "talk", "log"],
    // On a phone the called tile lies below the board.
    sheets: ["points", "others", "to_come", "rounds", "log", "talk"],
  },

  show: (panel, model) => {
    if (panel === "called") return !isOver(model.view);
    if (panel === "rounds") return model.view.rounds > 1 && model.view.finished.length > 0;
    return panel !== "to_come" || !isOver(model.view);
  },

  asks(model, ui): Message {
    if (isOver(model.view)) return { id: "tie-over" };
    if (ui.finished && ui.round !== null) {
      return { id: "tie-round-over", args: { round: ui.round + 1, points: roundPoints(model, shownSeat(model), ui.round) } };
    }
    if (ui.round !== null) return { id: "tie-looking-back", args: { round: ui.round + 1 } };
    if (model.viewer !== null && model.actors.includes(model.viewer)) return { id: "tie-place" };
    return { id: "tie-wait" };
  },

  subtitle({ view }) {
    const { placement, scoring } = view.options;
    const round = Math.min(view.round + 1, view.rounds);
    const turn = Math.min(view.turn + 1, 19);
    const at: Message = isOver(view)
      ? { id: "tie-over-short" }
      : view.rounds > 1
        ? { id: "tie-turn", args: { round, rounds: view.rounds, turn } }
        : { id: "tie-turn-of-one", args: { turn } };
    return [
      ...(placement === "free" ? [] : [{ id: `option-take_it_easy-placement-${placement}` }]),
      ...(scoring === "standard" ? [] : [{ id: `option-take_it_easy-scoring-${scoring}` }]),
      at,
    ];
  },

  largeSeat: shownSeat,
  motions,
  // Where somebody has placed a tile is shown when all have.
  isSeen: ({ events }) => events?.some(({ type }) => type === "placed") ?? false,
  buttons(model, ui) {
    if (!ui.finished || isOver(model.view)) return [];
    return [{ label: { id: "tie-next-round" }, action: null, press: () => ui.goOn(), loud: true }];
  },
  ends: () => true,

  tell: (told, name) => (told.events ?? []).flatMap((event) => line(event, name)),

  hasChosen: (model, seat) => !isOver(model.view) && model.view.has_chosen[seat] === true,
  lights,
  keys: [],
};

export default takeItEasy;
