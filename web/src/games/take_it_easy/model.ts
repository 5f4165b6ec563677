// What is drawn, read off the view; nothing here decides what is allowed.

import type { TakeItEasyLineMark, TakeItEasyToCome, TakeItEasyView } from "../../generated/protocol";
import type { Model } from "../types";
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

/** The seat whose board lies in the middle: one's own; spectators see the first one large. */
export function shownSeat(model: TieModel): number {
  return model.viewer ?? 0;
}

/** The boards of the round that is looked at: after the last one those that were finished. */
export function boards(view: TakeItEasyView, round: number | null): readonly (readonly (string | null)[])[] {
  const at = round ?? view.round;
  if (at < view.round) return view.finished[at] ?? view.boards;
  return isOver(view) ? (view.finished.at(-1) ?? view.boards) : view.boards;
}

/**
 * How the lines of a board stand. Where no help came (spectators, a look back) the completed lines
 * are known from the explained score, as long as it speaks of one round only.
 */
export function lineMarks(model: TieModel, ui: TakeItEasyUi, seat: number): readonly LineStatus[] {
  if (ui.round !== null || !model.helpers) return [];
  const told = model.marks.filter((mark): mark is TakeItEasyLineMark => mark.type === "line");
  if (told.length > 0) return told.filter((mark) => mark.seat === seat);
  if (model.view.finished.length > (isOver(model.view) ? 1 : 0)) return [];
  return (model.scores[seat]?.items ?? [])
    .filter(({ category, subject }) => category === "lines" && subject !== "")
    .map(({ subject, points }) => ({ line: subject, status: "completed", points, possible: true }));
}

export function toCome(model: TieModel): readonly string[] | null {
  return model.marks.find((mark): mark is TakeItEasyToCome => mark.type === "to_come")?.tiles ?? null;
}

/** The words of a tile: "5 · 2 · 4". */
export function spelled(tile: string): string {
  return [...tile].join(" · ");
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
