// Where a hint is at the table: cells of one's own board, cards, groups of tokens, buttons.

import type { GameModule } from "../types";

/** A card wherever it lies; in the row of a phone it lies behind a door. */
const card = (name: string): readonly string[] => [`[data-card="${name}"]`, `[data-mini="${name}"]`];
const ROW = [".row .face", "#open-cards"];

export const lights: NonNullable<GameModule<"harmonies">["lights"]> = {
  look({ kind, name, cells }, { viewer }) {
    const spots = cells.map((cell) => ({ seat: viewer, cell }));
    if (kind === "card") return { spots, at: card(name) };
    if (kind === "row") return { spots, at: ROW };
    return { spots, at: kind === "group" ? ["[data-group]"] : [] };
  },
  act(action, { viewer }) {
    switch (action.type) {
      case "take_group":
        return { spots: [], at: [`[data-group="${action.space}"]`] };
      case "place_token":
        return { spots: [{ seat: viewer, cell: action.cell }], at: [`[data-token="${action.colour}"]`] };
      case "place_cube":
        return { spots: [{ seat: viewer, cell: action.cell }], at: card(action.card) };
      case "take_card":
      case "exchange":
        return { spots: [], at: [...card(action.card), "#open-cards"] };
      case "choose_spirit":
        return { spots: [], at: card(action.card) };
      case "end_turn":
        return { spots: [], at: ['[data-testid="do-harmonies-end-turn"]'] };
      case "keep_row":
        return { spots: [], at: ['[data-testid="do-harmonies-keep-row"]'] };
    }
  },
};
