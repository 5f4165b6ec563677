/** Tranquility at the table. */

import type { GameModule } from "../types";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import Ceremony from "./Ceremony.svelte";
import Crew from "./Crew.svelte";
import Helm from "./Helm.svelte";
import { layoutOf } from "./layout";
import OtherBoard from "./OtherBoard.svelte";
import Story from "./Story.svelte";
import { lights } from "./lights";
import { isCeremony } from "./model";
import { motions } from "./motions";
import { mustDiscardTwo, wholeHand } from "./model";
import { asks, badge, besides, cardNames, pointing, subtitle, tell } from "./texts";
import { Ui } from "./ui.svelte";
import Voyage from "./Voyage.svelte";

const tranquility: GameModule<"tranquility", Ui> = {
  key: "tranquility",
  createUi: () => new Ui(),
  Board,
  Dock: Helm,
  shape({ view }) {
    const { width, height } = layoutOf(view.options, true);
    return width / height;
  },
  panels: { ceremony: Ceremony, crew: Crew, voyage: Voyage },
  layout: {
    start: ["ceremony", "crew", "voyage", "points"],
    end: ["log", "talk"],
    sheets: ["crew", "voyage", "points", "log", "talk"],
  },
  // Together there is nothing to count but cells, and the voyage shows those.
  show(panel, model) {
    if (panel === "ceremony") return isCeremony(model);
    return panel !== "points" || model.view.options.competitive;
  },
  OtherBoard,
  Aid,
  Story,
  asks,
  besides,
  subtitle,
  // On a phone what is done most often without the chart lies at hand, in the bar at the bottom.
  buttons(model, ui) {
    if (!ui.narrow || !ui.mayDiscardTwo) return [];
    return [
      {
        label: { id: "tq-discard-two" },
        action: null,
        press: (event) => ui.discardTwo(event),
        pressed: ui.twoChosen,
        loud: mustDiscardTwo(model) && !ui.twoChosen,
      },
    ];
  },
  ends: ({ type }) => type === "place" || type === "discard" || type === "discard_hand",
  warns(action, model) {
    const act = action.type === "start" || action.type === "commit" ? action.type : null;
    const mark = act === null ? null : wholeHand(model, act);
    if (mark === null || (action.type === "commit" && action.hand < mark.cards.length)) return null;
    return { message: { id: `tq-warn-${mark.act}`, args: { cards: cardNames(mark.cards) } }, rule: mark.rule };
  },
  tell,
  motions,
  pointing,
  hasChosen(model, seat) {
    const { payment } = model.view;
    const kind = model.view.agenda.at(-1)?.kind;
    return (kind === "announce" ? payment?.has_announced : kind === "choose" ? payment?.has_chosen : [])?.[seat] === true;
  },
  badge,
  lights,
  keys: [
    { key: "1 – 5", does: { id: "tq-key-hand" } },
    { key: "D", does: { id: "tq-key-discard" } },
  ],
};

export default tranquility;
