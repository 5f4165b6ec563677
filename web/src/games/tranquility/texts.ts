/** The sentences of this game, put together from its messages. */

import { number } from "../../people/dates";
import { clauses, has, list, t } from "../../words.svelte";
import type { TranquilityOutcome } from "../../generated/protocol";
import type { Aside, Badge, Line, Message, ToldOf } from "../types";
import { type Corner, FINISH, gridOf, rowKey, START } from "./facts";
import {
  areFresh,
  type Card,
  closedBy,
  COMPASS,
  discarding,
  filled,
  fitsOf,
  FLIP,
  forced,
  hasSides,
  isCeremony,
  isIsland,
  JOKER,
  type Model,
  MONSTER,
  mustDiscardTwo,
  ROCKS,
  stepOf,
  stormsInPlay,
  STORM,
  STRIKE,
  type View,
} from "./model";
import type { Ui } from "./ui.svelte";

export function cardName(card: Card): string {
  return isIsland(card) ? t("tq-island", { number: card }) : t(`card-tranquility-${card}`);
}

export function cardNames(cards: readonly Card[]): string {
  return list(cards.map(cardName));
}

export function sideName(moon: boolean): string {
  return t(moon ? "tq-moon-up" : "tq-sun-up");
}

/** The rule in a few words, for a place that is barred. */
export function obstacleText(rule: string): string {
  const id = `tq-barred-${rule}`;
  return has(id) ? t(id) : rule;
}

/** What lies in a cell, and what the held card could do there. */
export function cellName(model: Model, ui: Ui, cell: number): string {
  const { view } = model;
  const number = view.numbers[cell - 1] ?? 0;
  const parts = [t("tq-cell", { cell, row: rowOf(view, cell) })];
  if (number === 0) parts.push(t(gridOf(view.options).outline.has(cell) ? "tq-cell-border" : "tq-cell-empty"));
  else {
    parts.push(t(view.jokers.includes(cell) ? "tq-cell-joker" : "tq-cell-island", { number: String(number) }));
    if (hasSides(view)) parts.push(sideName(view.moons.includes(cell)));
  }
  const meaning = placeMeaning(model, ui, `${cell}`);
  if (meaning !== null) parts.push(meaning);
  else if (number === 0) {
    const rule = fitsOf(model, ui.card).get(cell)?.obstacle ?? closedBy(model, cell);
    if (rule !== null) parts.push(obstacleText(rule));
  }
  return clauses(parts);
}

/** What is worth saying about the place under pointer or keyboard, for those who see the chart. */
export function noteText(model: Model, ui: Ui): string | null {
  const cell = Number(ui.place ?? NaN);
  if (model.view.numbers[cell - 1] === 0 && !ui.targets.has(`${cell}`)) {
    const rule = fitsOf(model, ui.card).get(cell)?.obstacle ?? closedBy(model, cell);
    if (rule !== null) return obstacleText(rule);
    const gap = model.marks.find((mark) => mark.type === "gap" && mark.cells.includes(cell));
    if (gap?.type === "gap" && areFresh(model)) {
      return t("tq-gap", { cells: gap.cells.length, numbers: gap.numbers });
    }
  }
  return ui.card !== null && ui.targets.size > 0 ? t("tq-note-places", { places: ui.targets.size }) : null;
}

function rowOf(view: View, cell: number): number {
  return gridOf(view.options).cells[cell - 1]?.row ?? 0;
}

/** What bringing the held thing to a place would do; null if it may not go there. */
function placeMeaning(model: Model, ui: Ui, place: string): string | null {
  if (!ui.targets.has(place)) return null;
  const { chosen, card } = ui;
  const empty = model.view.numbers[Number(place) - 1] === 0;
  if (chosen === FLIP) return t("tq-here-flip");
  if (chosen === STRIKE || card === MONSTER || (card === JOKER && !empty)) return t("tq-here-strike");
  if (card === JOKER) return t("tq-here-joker");
  const cost = fitsOf(model, card).get(Number(place))?.cost;
  return cost === undefined ? t("tq-here", { card: card ?? "" }) : t("tq-here-cost", { card: card ?? "", cost });
}

/** The margin of a row: what lies there, and what could be put there. */
export function rowName(model: Model, ui: Ui, row: number): string {
  const { view } = model;
  const parts = [t("tq-row", { row })];
  if (view.rocks === row) parts.push(cardName("rocks"));
  const storms = view.storms?.purple[row - 1] ?? 0;
  if (storms > 0) parts.push(t("tq-purple-storms", { count: storms }));
  if (ui.targets.has(`row${row}`)) {
    const id = ui.chosen === ROCKS ? "tq-here-rocks" : ui.chosen === STORM ? "tq-here-storm" : "tq-here-compass";
    parts.push(t(id));
  }
  return clauses(parts);
}

export function cornerName(model: Model, ui: Ui, corner: Corner): string {
  const laid = corner === START ? model.view.start : model.view.finish;
  const parts = [t(`tq-corner-${corner}`)];
  parts.push(laid === null ? t("tq-cell-empty") : cardName(laid));
  if (ui.targets.has(corner)) parts.push(t(`tq-here-${corner}`));
  return clauses(parts);
}

/** Which Storm, and where it lies. */
export function stormText(model: Model, { storm, place }: { storm: Card; place: number }): string {
  const name = cardName(storm);
  if (storm === "purple") return t("tq-storm-at-row", { storm: name, row: place });
  if (place === model.viewer) return t("tq-storm-before-you", { storm: name });
  return t("tq-storm-before", { storm: name, name: model.table.seats[place]?.name ?? "" });
}

/** Somebody points at a Storm. */
export function pointing(at: string, model: Model, name: string): Message {
  const meant = stormsInPlay(model.view).find((one) => one.at === at);
  return { id: "tq-points", args: { name, storm: meant === undefined ? "" : stormText(model, meant) } };
}

export function asks(model: Model, ui: Ui): Message {
  const { view, viewer } = model;
  const step = stepOf(view);
  if (step === null || model.over) {
    const args = { filled: filled(view), cells: view.numbers.length };
    if (view.outcome?.won !== false) return { id: "tq-over", args };
    return { id: "tq-lost", args: { ...args, missing: missingText(view.outcome) } };
  }
  if (viewer === null || !model.actors.includes(viewer)) {
    const names = model.actors.map((seat) => model.table.seats[seat]?.name ?? "");
    const id = ["announce", "commit", "choose"].includes(step.kind) ? `tq-wait-${step.kind}` : "tq-wait";
    return { id, args: { name: list(names) } };
  }
  const left = ui.needed - ui.selected.length;
  switch (step.kind) {
    case "turn":
      return asksTurn(model, ui, left);
    case "pay":
      return { id: "tq-asks-pay", args: { left, amount: step.amount ?? 0 } };
    case "choose":
      return ui.mayGive ? { id: "tq-asks-give" } : { id: "tq-asks-choose", args: { left } };
    case "rocks":
      return { id: discarding(model) === null ? "tq-asks-rocks-move" : "tq-asks-rocks" };
    case "storm":
      return { id: `tq-asks-storm-${step.card ?? "yellow"}`, args: { left } };
    default:
      return { id: `tq-asked-${step.kind}`, args: { amount: step.amount ?? 0 } };
  }
}

/** What a Storm does that lies before somebody, or that nothing can be taken back after the draw. */
export function besides(model: Model, ui: Ui): Aside | null {
  const step = stepOf(model.view);
  if (step?.kind === "storm" && step.card != null) {
    if (step.seat === model.viewer) return { message: { id: `tq-storm-does-${step.card}` } };
    const name = model.table.seats[step.seat]?.name ?? "";
    return { message: { id: "tq-drawn", args: { name, storm: cardName(step.card) } } };
  }
  return ui.drawsBy === null ? null : { message: { id: "tq-warn-draw" }, rule: ui.drawsBy };
}

/** While the Start is counted out: what a seat has said, could spare or gives. */
export function badge(model: Model, seat: number): Badge | null {
  const { payment } = model.view;
  if (payment === null || !isCeremony(model)) return null;
  const commit = payment.committed[seat];
  const announced = payment.announced[seat];
  if (payment.has_chosen[seat] === true) return { text: "✓", firm: true };
  if (commit != null) return { text: number(commit.hand + (commit.pile ?? 0)), firm: true };
  if (announced != null) return { text: number(announced), firm: false };
  return payment.has_announced[seat] === true ? { text: "✓", firm: false } : null;
}

function asksTurn(model: Model, ui: Ui, left: number): Message {
  const { card, chosen } = ui;
  if (ui.twoChosen) return { id: "tq-asks-two", args: { left } };
  if (forced(model) !== null) return { id: "tq-asks-start" };
  if (chosen === FLIP) return { id: "tq-asks-flip" };
  if (chosen === COMPASS) return { id: "tq-asks-compass" };
  if (mustDiscardTwo(model)) return { id: "tq-asks-only-discard" };
  if (card === null) return { id: "tq-asks-turn" };
  if (card === JOKER) return { id: "tq-asks-joker" };
  if (ui.targets.size === 0) return { id: "tq-asks-nowhere", args: { card: isIsland(card) ? card : cardName(card) } };
  return isIsland(card) ? { id: "tq-asks-place", args: { card } } : { id: `tq-asks-${card}` };
}

export function subtitle(model: Model): readonly Message[] {
  const { options } = model.view;
  const used: Message[] = [];
  for (const [name, value] of Object.entries(options)) {
    if (value === false || value === "none") continue;
    used.push({ id: `option-tranquility-${name}` });
  }
  if (options.day_night) used.push({ id: model.view.night ? "tq-is-night" : "tq-is-day" });
  return used.length > 0 ? used : [{ id: "tq-standard" }];
}

export function tell(told: ToldOf<"tranquility">, name: (seat: number) => string): readonly Line[] {
  const lines: Line[] = [];
  const say = (seat: number | null, id: string, args: Message["args"] = {}, ...places: readonly string[]): void => {
    const spots = places.map((cell) => ({ seat: null, cell }));
    lines.push({ seat, message: { id, args: seat === null ? args : { name: name(seat), ...args } }, spots });
  };
  for (const event of told.events ?? []) {
    switch (event.type) {
      case "drew":
        if (event.cards === null) say(event.seat, "tq-told-drew", { count: event.count });
        else say(event.seat, "tq-told-drew-own", { cards: cardNames(event.cards) });
        break;
      case "discarded":
        if (event.cards === null) say(event.seat, "tq-told-discarded", { count: event.count });
        else say(event.seat, "tq-told-discarded-own", { cards: cardNames(event.cards) });
        break;
      case "gave_blind":
        say(event.seat, "tq-told-blind", { count: event.count });
        break;
      case "starts_shuffled_in":
        say(null, "tq-told-starts");
        break;
      case "placed": {
        const id = event.card === JOKER ? "tq-told-joker" : "tq-told-placed";
        say(event.seat, id, { number: String(event.number), cell: event.cell }, `${event.cell}`);
        break;
      }
      case "start_played":
        say(event.seat, event.card === JOKER ? "tq-told-start-joker" : "tq-told-start", {}, START);
        break;
      case "finish_played":
        say(event.seat, event.card === JOKER ? "tq-told-finish-joker" : "tq-told-finish", {}, FINISH);
        break;
      case "finish_failed":
        say(event.seat, "tq-told-finish-failed");
        event.monsters.forEach((count, seat) => {
          if (count > 0) say(seat, "tq-told-shows-monsters", { count });
        });
        break;
      case "struck":
        say(event.seat, "tq-told-struck", { number: String(event.number), cell: event.cell }, `${event.cell}`);
        break;
      case "flipped":
        say(event.seat, "tq-told-flipped", { cell: event.cell }, `${event.cell}`);
        break;
      case "night_fell":
        say(null, "tq-told-night");
        break;
      case "compass_gained":
        say(event.seat, `tq-told-compass-${event.why}`, { row: event.row ?? 0 });
        break;
      case "compass_spent":
        say(event.seat, "tq-told-spent", { storm: cardName(event.storm) });
        break;
      case "joker_laid":
        say(event.seat, "tq-told-joker-laid");
        break;
      case "storm_drawn":
        say(event.seat, "tq-told-storm-drawn", { storm: cardName(event.storm) });
        break;
      case "storm_laid":
        if (event.row === null) say(event.seat, "tq-told-storm-stays", { storm: cardName(event.storm) });
        else say(event.seat, "tq-told-storm-row", { storm: cardName(event.storm), row: event.row }, rowKey(event.row));
        break;
      case "rocks_put":
        say(event.seat, "tq-told-rocks", { row: event.row }, rowKey(event.row));
        break;
      case "explored":
        say(event.seat, "tq-told-explored", { card: cardName(event.card) });
        break;
      case "removed":
        say(null, event.card === "border" ? "tq-told-calm" : "tq-told-removed", { card: cardName(event.card) });
        break;
      case "announced":
        if (event.number === null) say(event.seat, "tq-told-announced");
        else say(event.seat, "tq-told-announced-own", { number: event.number });
        break;
      case "all_announced":
        event.numbers.forEach((number, seat) => say(seat, "tq-told-could-spare", { number }));
        break;
      case "committed":
        say(event.seat, "tq-told-gives", { hand: event.commit.hand, pile: event.commit.pile ?? 0 });
        break;
      case "chose":
        say(event.seat, "tq-told-chose");
        break;
      case "took":
        say(event.seat, "tq-told-took", { card: cardName(event.card) });
        break;
      case "offer_filled":
        say(null, "tq-told-offer", { cards: cardNames(event.cards) });
        break;
      case "ended":
        say(null, endId(event.outcome.won), { missing: missingText(event.outcome) });
        break;
      case "asked":
        break;
    }
  }
  return lines;
}

/** What a lost voyage lacked. */
export function missingText({ missing }: TranquilityOutcome): string {
  return list(missing.map((thing) => t(`tq-missing-${thing}`)));
}

function endId(won: boolean | null): string {
  return won === null ? "tq-told-over" : won ? "tq-told-won" : "tq-told-lost";
}
