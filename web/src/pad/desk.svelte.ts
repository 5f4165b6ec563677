/** What the pads have in common beside their looks. */

import { MediaQuery } from "svelte/reactivity";
import { app } from "../app.svelte";
import type { Score } from "../generated/protocol";
import { mayMove } from "../settings.svelte";
import { t } from "../words.svelte";

/** A line of the score table. */
export interface Row {
  readonly key: string;
  readonly label: string;
  readonly points: readonly (number | null)[];
}

/** One for each category, in the order of the count. */
export function rowsOf(game: string, scores: readonly Score[]): readonly Row[] {
  return Object.keys(scores[0]?.categories ?? {}).map((key) => ({
    key,
    label: t(`category-${game}-${key}`),
    points: scores.map(({ categories }) => categories[key] ?? 0),
  }));
}

/** One column: what is beside the board elsewhere is below it. */
export const narrow = new MediaQuery("(width < 56rem)");

/** In one column the board is out of sight while one reads; it comes to what it explains. */
export function bringIntoSight(element: HTMLElement | undefined): void {
  if (narrow.current) element?.scrollIntoView({ block: "start", behavior: mayMove() ? "smooth" : "instant" });
}

/** Those who do not see a total change are told; null while it is not counted. For a component's start. */
export function tellTotal(total: () => { readonly name: string; readonly points: number } | null): void {
  let told = "";
  $effect(() => {
    const now = total();
    if (now === null) return;
    const text = t("pad-live-total", { ...now });
    if (told !== "" && told !== text) app.announce(text);
    told = text;
  });
}
