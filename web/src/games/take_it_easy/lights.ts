// Where a hint is on the board.

import type { GameModule, Lights } from "../types";
import type { TieModel } from "./model";

function cells(model: TieModel, names: readonly string[]): Lights {
  return { spots: names.map((cell) => ({ seat: model.viewer, cell })), at: [] };
}

export const lights: NonNullable<GameModule<"take_it_easy">["lights"]> = {
  look: (look, model) => cells(model, look.cells),
  act: ({ cell }, model) => cells(model, [`${cell}`]),
};
