// Where a hint is at the table: cells, rows and corners of the chart, cards of the hand, buttons.

import type { GameModule, Spot } from "../types";
import { FINISH, rowKey, START } from "./facts";
import type { Action } from "./model";

const HAND = "[data-testid=hand] [data-hand]";

/** The chart is everybody's. */
const on = (cell: string | number): readonly Spot[] => [{ seat: null, cell: `${cell}` }];
const inHand = (card: string): string => `${HAND}[data-card="${card}"]`;

function act(action: Action): { readonly spots?: readonly Spot[]; readonly at?: readonly string[] } {
  switch (action.type) {
    case "place":
    case "monster":
      return { spots: on(action.cell), at: [inHand(action.card)] };
    case "flip":
      return { spots: on(action.cell), at: ["[data-testid=flip]"] };
    case "start":
      return { spots: on(START), at: [inHand(action.card)] };
    case "finish":
      return { spots: on(FINISH), at: [inHand(action.card)] };
    case "rocks":
    case "storm":
      return { spots: on(rowKey(action.row)) };
    case "discard":
      return { at: action.cards.map(inHand) };
    case "discard_hand":
      return { at: ["[data-testid=discard-hand]"] };
    case "lay_joker":
      return { at: ["[data-testid=lay-joker]"] };
    case "pass":
      return { at: ["[data-testid=pass]"] };
    case "spend":
      return { at: ["[data-testid=compass]"] };
    case "take":
      return { at: [`[data-testid=offer] [data-card="${action.card}"]`] };
    case "announce":
    case "commit":
      return { at: ["[data-testid=ceremony]"] };
  }
}

export const lights: NonNullable<GameModule<"tranquility">["lights"]> = {
  look: ({ kind, cells }) => ({ spots: cells.flatMap(on), at: kind === "hand" ? [HAND] : [] }),
  act: (action) => ({ spots: [], at: [], ...act(action) }),
};
