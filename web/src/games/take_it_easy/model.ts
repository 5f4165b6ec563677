// What is drawn, read off the view; nothing here decides what is allowed.

import type { Points, TakeItEasyLineMark, TakeItEasyToCome, TakeItEasyView } from "../../generated/protocol";
import type { Model, Motion, ToldOf } from "../types";
import { spokenOn } from "../../table/pointing.svelte";
import { LINES } from "./board";
import type { TakeItEasyUi } from "./ui.svelte";

export type TieModel = Model<"take_it_easy">;
export type LineStatus = Pick<TakeItEasyLineMark, "line" | "status" | "points" | "possible">;

/** The tile that lies in the middle, waiting to be placed. */
export function called(view: TakeItEasyView): string | null {
  if (isOver(view)) return null;
  return view.calls.at(-1)?.[view.turn] ?? null;
}

export function isOver(view: TakeItEasyView): boolean {
  return view.round >= view.rounds;
}

/** Suns and moons are shown where they matter (T-COMP-6). */
export function withSymbols(view: TakeItEasyView): boolean {
  return view.options.scoring !== "standard" || view.options.placement === "sun_moon_connected";
}

/** The seat whose board lies in the middle: one's own; spectators choose, and begin with the first. */
export function shownSeat(model: TieModel): number {
  return model.viewer ?? model.watched ?? 0;
}

/** The boards of the round that is looked at: after the last one those that were finished. */
export function boards(view: TakeItEasyView, round: number | null): readonly (readonly (string | null)[])[] {
  const at = round ?? view.round;
  if (at < view.round) return view.finished[at] ?? view.boards;
  return isOver(view) ? (view.finished.at(-1) ?? view.boards) : view.boards;
}

/** How the lines of a board stand; those of a finished one are counted, whoever wants help or not. */
export function lineMarks(model: TieModel, ui: TakeItEasyUi, seat: number): readonly LineStatus[] {
  const { round } = ui;
  if (round !== null && round < lastRound(model.view)) {
    const scored = broughtBy(model, seat, round);
    return LINES.map(({ id }) => ({
      ...{ line: id, points: scored.get(id) ?? 0, possible: false },
      status: scored.has(id) ? "completed" : "broken",
    }));
  }
  // Marks know the bands; a line that is broken by them may be a ray all the same.
  const scored = broughtBy(model, seat, lastRound(model.view));
  return model.marks
    .filter((mark): mark is TakeItEasyLineMark => mark.type === "line" && mark.seat === seat)
    .map((mark) => (scored.has(mark.line) ? { ...mark, status: "completed", points: scored.get(mark.line) ?? 0 } : mark));
}

/** What each line of a board has brought in a round: by its bands and as a ray. */
function broughtBy(model: TieModel, seat: number, round: number): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { subject, points } of itemsOf(model, seat, round)) sums.set(subject, (sums.get(subject) ?? 0) + points);
  return sums;
}

function itemsOf({ scores }: TieModel, seat: number, round: number): readonly Points[] {
  return (scores[seat]?.items ?? []).filter((item) => item.round === round);
}

/** What a round has brought to a seat. */
export function roundPoints(model: TieModel, seat: number, round: number): number {
  return itemsOf(model, seat, round).reduce((sum, { points }) => sum + points, 0);
}

/** The round whose boards are marked line by line. */
function lastRound(view: TakeItEasyView): number {
  return Math.min(view.round, view.rounds - 1);
}

/** The lines of this round that bring points, with their cells. */
export function scoredLines(model: TieModel, seat: number): ReadonlyMap<string, readonly string[]> {
  const round = lastRound(model.view);
  return new Map(itemsOf(model, seat, round).map(({ subject, cells }) => [subject, cells]));
}

/** The cells whose points somebody asks about, on that board. */
export function explainedCells(model: TieModel, ui: TakeItEasyUi, seat: number): ReadonlySet<string> {
  const { explained } = model;
  const spoken = spokenOn(model.spoken, seat);
  if (explained == null || explained.seat !== seat) return new Set(spoken);
  const shown = ui.round ?? lastRound(model.view);
  return new Set(explained.items.filter(({ round }) => round === shown).flatMap(({ cells }) => cells));
}

/** The called tile comes from who calls it, and goes from the middle to the boards. */
export function motions(news: readonly ToldOf<"take_it_easy">[], model: TieModel): readonly Motion[] {
  return news.flatMap(({ events }) => events ?? []).flatMap((event): readonly Motion[] => {
    if (event.type === "called") {
      const from = [`[data-testid="other-${model.view.caller}"] h2`];
      return [{ from, to: "[data-testid=called] .tile" }];
    }
    if (event.type !== "placed") return [];
    // One's own tile lies there since it was chosen.
    return event.cells.flatMap((cell, seat) => (seat === model.viewer ? [] : [{ from: MIDDLE, to: laidOn(seat, cell) }]));
  });
}

const MIDDLE = ["[data-testid=called] .tile"];
const laidOn = (seat: number, cell: number): string => `[data-board-of="${seat}"] [data-at="${cell}"] .laid`;

export function toCome(model: TieModel): readonly string[] | null {
  return model.marks.find((mark): mark is TakeItEasyToCome => mark.type === "to_come")?.tiles ?? null;
}

/** The words of a tile: "5 · 2 · 4", never on two lines. */
export function spelled(tile: string): string {
  return [...tile].join("\u00a0·\u00a0");
}

/** What each legal cell would add, all categories together; null until it is known. */
export function gains(model: TieModel): ReadonlyMap<number, number> | null {
  if (model.previews.length !== model.legal.length || model.legal.length === 0) return null;
  return new Map(
    model.legal.map((action, index) => {
      const preview = model.previews[index] ?? {};
      return [action.cell, Object.values(preview).reduce((sum, points) => sum + points, 0)];
    }),
  );
}
