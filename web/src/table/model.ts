// What a game draws, put together from what is known of its table.

import { named } from "../bots";
import type { GameKey, Model, Spot } from "../games/types";
import type { Past, Score, TableInfo, Told } from "../generated/protocol";
import { mayMove, settings } from "../settings.svelte";
import { explain, type Asked } from "./explain";
import type { Eyes, Pointed } from "./state";

interface Known {
  readonly table: TableInfo;
  readonly eyes: Eyes;
  /** The earlier moment that is looked at. */
  readonly past: Past | null;
  readonly news: readonly Told[];
  readonly scores: readonly Score[];
  readonly pointed: Pointed | null;
  /** Whether the viewer may act: nothing is under way, and this is the present. */
  readonly isIdle: boolean;
  readonly watched: number | null;
  readonly asked: Asked | null;
  readonly spoken: readonly Spot[];
}

export function modelOf({ table, eyes, past, news, scores, pointed, isIdle, watched, asked, spoken }: Known): Model {
  const marks = past?.marks ?? eyes.marks;
  const scored = past?.scores ?? scores;
  return {
    game: table.game as GameKey,
    table: named(table),
    viewer: eyes.viewer,
    view: past?.view ?? eyes.view,
    actors: past?.actors ?? eyes.actors,
    legal: isIdle ? eyes.legal : [],
    previews: isIdle && settings.helpers ? (eyes.advice?.previews ?? []) : [],
    hopes: isIdle ? (eyes.advice?.hopes ?? []) : [],
    texts: isIdle ? (eyes.advice?.texts ?? []) : [],
    marks: settings.helpers ? marks : [],
    known: marks,
    scores: scored,
    news,
    pointed: past === null ? (pointed?.at ?? null) : null,
    past: past !== null,
    over: eyes.over !== null && past === null,
    helpers: settings.helpers,
    motion: mayMove(),
    watched: eyes.viewer === null ? watched : null,
    explained: asked === null ? null : explain(scored, asked),
    spoken,
    coordinates: settings.coordinates,
  };
}
