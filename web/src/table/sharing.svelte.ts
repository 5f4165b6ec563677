// Several people at one screen: who looks, what they keep from each other, who takes it next.

import { app } from "../app.svelte";
import { keepSecrecy, nextAt, wantsSecrecy, type Hides } from "./device";
import { settled, withOnly, type Eyes, type TableState } from "./state";

/** The table as far as those at the screen need it. */
export interface Host {
  readonly id: string;
  state: TableState;
  /** What is being typed into the chat. */
  draft: string;
  readonly eyes: Eyes | null;
  readonly isOver: boolean;
  /** Somebody else looks: what was looked at before and what was refused is not theirs. */
  changeEyes(): void;
  /** Ask for the views of these seats, null for all; the rest is told no more. */
  see(eyes: readonly number[] | null, advice?: true): void;
}

export class SharedScreen {
  readonly hides: Hides;
  /** Who looks; nobody while the screen is covered. */
  at = $state<number | null>(null);
  /** Who looked last. */
  last = $state<number | null>(null);
  /** The screen has just come to this seat, and nothing was done there yet. */
  passedTo = $state<number | null>(null);
  secretly = $state(false);
  actors = $state.raw<readonly number[]>([]);
  readonly #host: Host;
  readonly #sharedAtFirst: boolean;

  constructor(host: Host, hides: Hides, sharedAtFirst: boolean) {
    this.#host = host;
    this.hides = hides;
    this.secretly = hides === "choices" && wantsSecrecy(host.id);
    this.#sharedAtFirst = sharedAtFirst;
  }

  /** Whether several people share this device. */
  shared = $derived.by(() => this.#host.state.seats.length > 1);

  /** Whether they keep something from each other: one of them looks, or nobody. */
  secret = $derived.by(() => this.shared && this.#keepsSecrets);

  get #keepsSecrets(): boolean {
    return this.hides === "hands" || (this.hides === "choices" && this.secretly);
  }

  /** Whose eyes. */
  viewer = $derived.by(() => {
    const { seats } = this.#host.state;
    if (!this.shared) return seats[0] ?? null;
    return this.at ?? (this.secret ? null : (seats[0] ?? null));
  });

  /** Whether the curtain is down: until somebody has lifted it and what they may see is here. */
  covered = $derived.by(() => this.secret && !this.#host.isOver && (this.at === null || this.#host.eyes === null));

  /** Who takes the screen next, if it is not the one who has it. */
  next = $derived.by(() => {
    const seat = this.shared ? nextAt(this.#host.state.seats, this.actors, this.at ?? this.last) : null;
    return seat === this.at ? null : seat;
  });

  /** Somebody takes the screen. Where something is secret, only now their view is asked for. */
  take(seat: number): void {
    this.#lookThrough(seat);
    if (this.secret) this.#host.see([seat], true);
  }

  /** Let the curtain down; nothing of what was seen stays on the page. */
  cover(): void {
    this.#lookThrough(null);
    this.#host.draft = "";
    this.#host.state = withOnly(this.#host.state, null);
    app.hush();
    this.#host.see([]);
  }

  setSecretly(secretly: boolean): void {
    const { viewer } = this;
    keepSecrecy(this.#host.id, secretly);
    this.secretly = secretly;
    if (!this.shared) return;
    this.#lookThrough(viewer);
    if (secretly) this.#host.state = withOnly(this.#host.state, viewer);
    this.#host.see(secretly ? (viewer === null ? [] : [viewer]) : this.#host.state.seats);
  }

  /** A seat was given up: what it saw is gone, and whoever is left looks on with other eyes. */
  standUp(): void {
    const { seats, table } = this.#host.state;
    const isGone = this.at !== null && !seats.includes(this.at);
    if (isGone) this.#lookThrough(null);
    if (table?.status === "waiting") return;
    if (this.secret) {
      if (isGone) this.cover();
    } else if (this.#host.eyes === null) {
      this.#host.see(seats.length > 0 ? seats : null, true);
    }
  }

  /** Open seats: the screen turns to whoever is awaited next, once every seat knows the news. */
  goRound(before: TableState): void {
    const { seats, eyes } = this.#host.state;
    const entries = settled(this.#host.state);
    if (this.secret || !this.shared || entries === null || entries === settled(before)) return;
    const told = eyes[0]?.news.at(-1);
    const from = told?.takes_back != null && seats.includes(told.seat) ? told.seat : this.at;
    const seat = nextAt(seats, this.actors, from) ?? from ?? seats[0] ?? null;
    if (seat === this.at) return;
    const isFirst = this.at === null;
    this.#lookThrough(seat);
    this.passedTo = isFirst ? null : seat;
  }

  /** A choice is made in a moment: then the screen is covered for the next. Hands are looked at
      until their owner is done with it. */
  coverWhenChosen(): void {
    const { at } = this;
    if (!this.secret || this.hides !== "choices" || at === null || this.#host.isOver || this.actors.includes(at)) return;
    if (this.next !== null) this.cover();
  }

  /** The eyes to be opened with the connection: before its first message nothing may be told that
      is not for whoever has the screen. Null opens all. */
  get wantedEyes(): readonly number[] | null {
    const shared = this.#host.state.table === null ? this.#sharedAtFirst : this.shared;
    if (!shared || !this.#keepsSecrets) return null;
    return this.at === null ? [] : [this.at];
  }

  #lookThrough(seat: number | null): void {
    this.last = seat ?? this.at ?? this.last;
    this.at = seat;
    this.passedTo = null;
    this.#host.changeEyes();
  }
}
