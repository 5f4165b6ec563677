// A game that is looked through: which moment, through whose eyes, by itself or step by step.

import { wrongIn } from "../api";
import { named } from "../bots";
import type { GameKey, Model } from "../games/types";
import type { Replay, ReplayMoment, TableInfo, Told, Wrong } from "../generated/protocol";
import { mayMove, settings } from "../settings.svelte";
import { explain, type Asked } from "../table/explain";
import { Pointing } from "../table/pointing.svelte";
import type { Source } from "./source";

/** A seat's number, "spectator" or "open". */
export type Eyes = string;

const PIECE = 24;
/** How far ahead moments are fetched before they are needed. */
const AHEAD = 12;
/** Milliseconds from one act to the next at single speed. */
const PACE = 1200;
/** What became of a link that was to be copied. */
export type Linked = "copied" | "here-only" | "in-address";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

interface Seen {
  readonly moments: Map<number, ReplayMoment>;
  readonly fetching: Map<number, Promise<void>>;
  told: readonly Told[];
}

/** What is shown: a moment as those eyes saw it, and what had just been told if one stepped there. */
interface Shown {
  readonly eyes: Eyes;
  readonly moment: ReplayMoment;
  readonly told: readonly Told[];
  readonly news: readonly Told[];
}

export class ReplayStore {
  readonly source: Source;
  table = $state.raw<TableInfo | null>(null);
  steps = $state(0);
  fault = $state.raw<Wrong | null>(null);
  wrong = $state.raw<Wrong | null>(null);
  /** Where one wants to be; `shown` follows as soon as it is there. */
  step = $state(0);
  eyes = $state<Eyes>("open");
  shown = $state.raw<Shown | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  /** Whose board is large where nobody's eyes are chosen. */
  watched = $state<number | null>(null);
  /** The points that somebody asks about. */
  asked = $state.raw<Asked | null>(null);

  readonly pointing = new Pointing();
  #nameless: (seat: number) => string;
  #seen = new Map<Eyes, Seen>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(source: Source, nameless: (seat: number) => string) {
    this.source = source;
    this.#nameless = nameless;
  }

  model = $derived.by<Model | null>(() => {
    const { table, shown } = this;
    if (table === null || shown === null) return null;
    const { eyes, moment, news } = shown;
    const viewer = /^\d+$/.test(eyes) ? Number(eyes) : null;
    const model: Model = {
      game: table.game as GameKey,
      table,
      viewer,
      view: moment.views[0] as Model["view"],
      actors: moment.actors,
      legal: [],
      previews: [],
      marks: settings.helpers ? moment.marks : [],
      known: moment.marks,
      scores: moment.scores,
      news,
      past: true,
      over: moment.step === this.steps && table.ending !== null,
      helpers: settings.helpers,
      motion: mayMove(),
      watched: viewer === null ? this.watched : null,
      explained: this.asked === null ? null : explain(moment.scores, this.asked),
      spoken: this.pointing.spoken,
      coordinates: settings.coordinates,
    };
    return eyes === "open" ? { ...model, open: moment.views.slice(1) as Model["view"][] } : model;
  });

  /** The first look: the end of the log is known, and a moment can be shown. */
  async open(eyes: Eyes, step: number, first?: Replay): Promise<void> {
    this.eyes = eyes;
    try {
      if (first !== undefined && eyes === "open") this.#take(eyes, first);
      else await this.#fetch(eyes, Math.max(0, step));
      await this.go(step);
    } catch (error) {
      this.wrong = wrongIn(error);
    }
  }

  async go(step: number): Promise<void> {
    this.step = Math.max(0, Math.min(step, this.steps));
    await this.#show();
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.#show();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** By itself, from here or, at the end, from the beginning. */
  play(): void {
    if (this.steps === 0) return;
    this.playing = true;
    if (this.step >= this.steps) void this.go(0);
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  close(): void {
    this.pause();
  }

  #wait(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), PACE / this.speed);
  }

  async #next(): Promise<void> {
    await this.go(this.step + 1);
    if (!this.playing) return;
    if (this.step >= this.steps) this.pause();
    else this.#wait();
  }

  async #show(): Promise<void> {
    const { eyes, step } = this;
    try {
      await this.#need(eyes, step);
    } catch (error) {
      this.pause();
      this.wrong = wrongIn(error);
      return;
    }
    // Somebody may have gone elsewhere meanwhile.
    if (this.eyes !== eyes || this.step !== step) return;
    const seen = this.#of(eyes);
    const moment = seen.moments.get(step);
    if (moment === undefined) return;
    const before = this.shown;
    const stepped = before !== null && before.eyes === eyes && before.moment.step === step - 1;
    this.shown = { eyes, moment, told: seen.told, news: stepped ? seen.told.slice(step - 1, step) : [] };
    this.wrong = null;
    const ahead = Math.min(step + AHEAD, this.steps);
    this.#need(eyes, ahead).catch(() => undefined); // asked for again when it is needed
  }

  #of(eyes: Eyes): Seen {
    const known = this.#seen.get(eyes);
    if (known !== undefined) return known;
    const fresh: Seen = { moments: new Map(), fetching: new Map(), told: [] };
    this.#seen.set(eyes, fresh);
    return fresh;
  }

  async #need(eyes: Eyes, step: number): Promise<void> {
    if (!this.#of(eyes).moments.has(step)) await this.#fetch(eyes, step);
  }

  /** One piece at a time; who needs the same one waits for it. */
  #fetch(eyes: Eyes, step: number): Promise<void> {
    const seen = this.#of(eyes);
    const first = step - (step % PIECE);
    const under = seen.fetching.get(first);
    if (under !== undefined) return under;
    const log = seen.told.length === 0;
    const work = this.source
      .load({ eyes, first, count: PIECE, log })
      .then((found) => this.#take(eyes, found))
      .finally(() => seen.fetching.delete(first));
    seen.fetching.set(first, work);
    return work;
  }

  #take(eyes: Eyes, found: Replay): void {
    const seen = this.#of(eyes);
    for (const moment of found.moments) seen.moments.set(moment.step, moment);
    if (found.told !== null) seen.told = found.told;
    this.steps = found.steps;
    this.fault = found.fault;
    const table = named(found.table);
    const seats = table.seats.map((seat) => ({ ...seat, name: seat.name || this.#nameless(seat.seat) }));
    this.table ??= { ...table, seats };
  }
}
