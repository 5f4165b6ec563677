/** Tranquility in words: the chart as a table, the hand, the piles, and what lies at sea. */

import { nameTo } from "../../table/people";
import type { Grid, InWords, Part, Spot } from "../../text/types";
import { list, signed, t } from "../../words.svelte";
import { gridOf } from "./facts";
import {
  type Action,
  closedBy,
  filled,
  fitsOf,
  hasSides,
  isIsland,
  JOKER,
  jokerCosts,
  type Model,
  stepOf,
  stormsInPlay,
  wrongWayUp,
} from "./model";
import { cardName, cardNames, obstacleText, sideName, stormText } from "./texts";

function nameOf(model: Model, seat: number): string {
  return nameTo(model.table, model.viewer, seat);
}

function spot(model: Model, cell: number): Spot {
  const { view } = model;
  const number = view.numbers[cell - 1] ?? 0;
  const parts: string[] = [];
  const signs: string[] = [];
  if (number === 0) {
    parts.push(t(gridOf(view.options).outline.has(cell) ? "tq-cell-border" : "tq-cell-empty"));
    const rule = closedBy(model, cell);
    if (rule !== null) {
      parts.push(obstacleText(rule));
      signs.push("×");
    }
  } else {
    signs.push(`${number}`);
    parts.push(view.jokers.includes(cell) ? t("tq-cell-joker", { number }) : `${number}`);
    if (hasSides(view)) {
      const moon = view.moons.includes(cell);
      parts.push(sideName(moon));
      signs.push(moon ? "☾" : "☀");
    }
    if (wrongWayUp(model).has(cell)) {
      parts.push(t("text-tq-wrong-way"));
      signs.push("!");
    }
  }
  const long = t("text-cell", { cell: `${cell}`, content: parts.join(", ") });
  return { name: `${cell}`, short: signs.join(" "), long, full: number !== 0 };
}

function gridPart(model: Model): Grid {
  const { cells, columns, rows } = gridOf(model.view.options);
  const across = Array.from({ length: columns }, (_, index) => index + 1);
  const upwards = Array.from({ length: rows }, (_, index) => rows - index);
  return {
    columns: across.map(String),
    rows: upwards.map((row) => ({
      head: t("tq-row", { row }),
      spots: across.map((column) => {
        const found = cells.find((place) => place.row === row && place.column === column);
        return found === undefined ? null : spot(model, found.cell);
      }),
    })),
  };
}

/** How far the voyage has come, and what hinders it. */
function voyage(model: Model): readonly string[] {
  const { view } = model;
  const lines = [t("tq-progress", { filled: filled(view), cells: view.numbers.length })];
  if (!view.options.competitive) lines.push(t(view.start === null ? "tq-start-not-played" : "tq-start-played"));
  if (view.options.day_night) {
    lines.push(view.night ? t("tq-night-now") : t("tq-night-at", { cells: gridOf(view.options).half }));
  }
  if (view.options.pyramid) lines.push(t("tq-explorer-left", { count: view.explorer }));
  if (view.rocks !== null) lines.push(t("text-named", { name: t("card-tranquility-rocks"), text: t("tq-row", { row: view.rocks }) }));
  if (view.storms !== null) lines.push(t("tq-compasses", { pool: view.storms.pool }));
  lines.push(...stormsInPlay(view).map((storm) => stormText(model, storm)));
  if (model.viewer !== null) lines.push(...seatLines(model, model.viewer).slice(1));
  if (view.own_discards.length > 0) lines.push(t("tq-own-discards", { cards: cardNames(view.own_discards) }));
  if (view.sunk.length > 0) lines.push(t("tq-sunk", { numbers: list(view.sunk.map(String)) }));
  return lines;
}

/** What everybody sees of a seat. */
function seatLines({ view, open }: Model, seat: number): readonly string[] {
  const shown = open?.[seat]?.hand;
  const lines = [
    shown === undefined ? t("tq-hand-of", { count: view.hands[seat] ?? 0 }) : t("replay-open-hand", { cards: cardNames(shown) }),
  ];
  if (view.options.competitive) lines.push(t(seat === view.first ? "tq-sun" : "tq-moon"));
  if (!view.options.competitive) lines.push(t("tq-pile-of", { count: view.piles[seat] ?? 0 }));
  lines.push(t("tq-discards-of", { count: view.discards[seat] ?? 0 }));
  const monsters = view.known[seat]?.monsters ?? 0;
  if (monsters > 0) lines.push(t("tq-known-monsters", { count: monsters }));
  return lines;
}

function handPart(model: Model): readonly Part[] {
  const { view, viewer } = model;
  if (viewer === null) return [];
  const places = (card: string): number => model.legal.filter((action) => action.type === "place" && action.card === card).length;
  const inTurn = stepOf(view)?.kind === "turn" && model.legal.length > 0;
  const items = view.hand.map((card) =>
    inTurn && isIsland(card) ? t("tq-card-places", { card: cardName(card), places: places(card) }) : cardName(card),
  );
  const lines = view.hand.length === 0 ? [t("tq-hand-empty")] : [];
  return [{ id: "cards", title: t("tq-your-hand"), items, lines }];
}

function offerPart({ view }: Model): readonly Part[] {
  if (view.offer.length === 0) return [];
  return [{ id: "cards", title: t("tq-offer-title"), lines: [t("tq-deck-left", { count: view.deck })], items: view.offer.map(cardName) }];
}

/** The Start is paid: who could spare what, and who has promised what. */
function paymentPart(model: Model): readonly Part[] {
  const { payment } = model.view;
  const kind = stepOf(model.view)?.kind;
  if (payment === null || kind === undefined) return [];
  const stateOf = (seat: number): string => {
    if (payment.has_chosen[seat] === true) return t("tq-has-chosen");
    const commit = payment.committed[seat];
    if (commit != null) return t("tq-gives", { hand: commit.hand, pile: commit.pile ?? 0 });
    const number = payment.announced[seat];
    if (number != null) return t("tq-could-spare", { number });
    return t(payment.has_announced[seat] === true ? "tq-has-announced" : "tq-has-not-announced");
  };
  const seats = model.table.seats.map(({ seat }) => seat);
  const items = seats.map((seat) => t("text-named", { name: nameOf(model, seat), text: stateOf(seat) }));
  const promised = payment.committed.reduce((sum, one) => sum + (one === null ? 0 : one.hand + (one.pile ?? 0)), 0);
  return [
    {
      id: "payment",
      title: t("card-tranquility-start"),
      lines: [t("tq-ceremony", { owed: payment.owed }), t("tq-promised", { count: promised, owed: payment.owed })],
      items: seats.length > 1 ? items : [],
    },
  ];
}

function costText(action: string, cost: number | undefined): string {
  return cost === undefined ? action : t("text-tq-costs", { action, cost });
}

/** As opponents one also wants to know what an action is worth. */
function withPoints(model: Model, action: Action, text: string): string {
  const change = model.previews[model.legal.indexOf(action)] ?? {};
  const parts = Object.entries(change)
    .filter(([, points]) => points !== 0 && model.view.options.competitive)
    .map(([category, points]) =>
      t("text-change", { category: t(`category-tranquility-${category}`), points: signed(points) }),
    );
  return parts.length === 0 ? text : t("text-named", { name: text, text: list(parts) });
}

function does(model: Model, action: Action): string {
  switch (action.type) {
    case "place": {
      const { card, cell, number } = action;
      const text =
        card === JOKER ? t("tq-do-place", { card: cardName(card), number: number ?? "", cell }) : t("text-tq-place", { card, cell });
      const cost = card === JOKER ? jokerCosts(model, cell).get(number ?? 0) : fitsOf(model, card).get(cell)?.cost;
      return withPoints(model, action, costText(text, cost));
    }
    case "discard":
      return withPoints(model, action, t("tq-do-discard", { cards: cardNames(action.cards) }));
    case "start":
    case "finish":
      return t(`tq-do-${action.type}`, { card: cardName(action.card) });
    case "monster":
      return t("tq-do-monster", { card: cardName(action.card), cell: action.cell });
    case "discard_hand":
      return t("tq-do-hand");
    case "flip":
      return t("tq-do-flip", { cell: action.cell });
    case "spend": {
      const storm = cardName(action.storm);
      if (action.place == null) return t("tq-do-spend-drawn", { storm });
      if (action.storm === "purple") return t("tq-do-spend-row", { storm, row: action.place });
      return t("tq-do-spend-seat", { storm, name: nameOf(model, action.place) });
    }
    case "lay_joker":
      return t("tq-do-lay");
    case "pass":
      return t("tq-do-pass");
    case "rocks":
    case "storm":
      return t(`tq-do-${action.type}`, { row: action.row });
    case "announce":
      return t("tq-do-announce", { number: action.number });
    case "commit":
      return t("tq-do-give", { hand: action.hand, pile: action.pile ?? 0 });
    case "take":
      return t("tq-do-take", { card: cardName(action.card) });
  }
}

function groupOf(action: Action): string {
  switch (action.type) {
    case "place":
      return t("text-tq-lay", { card: cardName(action.card) });
    case "discard":
      return t("text-tq-discard");
    case "monster":
      return t("card-tranquility-monster");
    case "flip":
      return t("tq-flip");
    case "spend":
      return t("tq-use-compass");
    case "rocks":
      return t("card-tranquility-rocks");
    case "storm":
      return t("card-tranquility-purple");
    case "announce":
      return t("tq-spare-how-many");
    case "commit":
      return t("tq-give-how-many");
    case "take":
      return t("tq-offer-title");
    default:
      return t("text-rest");
  }
}

const words: InWords<"tranquility"> = {
  asks(model) {
    const step = stepOf(model.view);
    if (step === null || model.viewer === null || !model.actors.includes(model.viewer)) return null;
    return { id: `tq-asked-${step.kind}`, args: { amount: step.amount ?? 0 } };
  },
  parts: (model) => [
    ...paymentPart(model),
    ...handPart(model),
    ...offerPart(model),
    { id: "board", title: t("tq-chart"), lines: [t("text-tq-chart")], grid: gridPart(model) },
    { id: "voyage", title: t("panel-tranquility-voyage"), items: voyage(model) },
  ],
  other: (model, seat) => [{ id: "crew", title: t("text-tq-cards"), items: seatLines(model, seat) }],
  group: (model, index) => {
    const action = model.legal[index];
    return action === undefined ? "" : groupOf(action);
  },
  does: (model, index) => {
    const action = model.legal[index];
    return action === undefined ? "" : does(model, action);
  },
  pointing: { id: "tq-point" },
  pointable(model) {
    const people = model.table.seats.filter(({ kind }) => kind === "person");
    if (model.viewer === null || people.length < 2) return [];
    return stormsInPlay(model.view).map((storm) => ({ at: storm.at, text: stormText(model, storm) }));
  },
  what(model, name) {
    const cell = /^(\d+)$/.test(name) ? Number(name) : 0;
    const place = gridOf(model.view.options).cells[cell - 1];
    if (place === undefined) return null;
    const here = model.legal.filter((action) => "cell" in action && action.cell === cell && !("number" in action));
    const gap = model.marks.find((mark) => mark.type === "gap" && mark.cells.includes(cell));
    return [
      t("tq-cell", { cell, row: place.row }),
      spot(model, cell).long,
      ...(gap?.type === "gap" ? [t("tq-gap", { cells: gap.cells.length, numbers: gap.numbers })] : []),
      ...here.map((action) => does(model, action)),
    ];
  },
  cell: "5",
  beginning: "17",
  forms: [
    { form: "17@5", does: { id: "text-tq-form-place" } },
    { form: "discard:17,finish", does: { id: "text-tq-form-discard" } },
    { form: "start", does: { id: "text-tq-form-start" } },
    { form: "finish", does: { id: "text-tq-form-finish" } },
    { form: "announce:4", does: { id: "text-tq-form-announce" } },
    { form: "give:3+2", does: { id: "text-tq-form-give" } },
    { form: "rocks:3", does: { id: "text-tq-form-rocks" }, option: "jagged_rocks" },
    { form: "monster@5", does: { id: "text-tq-form-monster" }, option: "sea_monsters" },
    { form: "joker=17@5", does: { id: "text-tq-form-joker" }, option: "jokers" },
    { form: "compass:yellow@2", does: { id: "text-tq-form-compass" }, option: "storm_compass" },
    { form: "pass", does: { id: "tq-do-pass" }, option: "storm_compass" },
    { form: "flip@5", does: { id: "text-tq-form-flip" }, option: "day_night" },
    { form: "hand", does: { id: "tq-do-hand" }, option: "storm_compass" },
    { form: "take:17", does: { id: "text-tq-form-take" }, option: "competitive" },
  ],
};

export default words;
