/**
 * One sheet on the desk: what is written on it, what it comes to, and the way back. A change shows
 * at once and is stored at once; the server counts it, and takes it back if it cannot be. While the
 * server is away this device counts, and the server counts again when it is back.
 */

import { untrack } from "svelte";
import { api, UNREACHABLE, wrongIn } from "../api";
import type { GameKey, Games, Wrong } from "../generated/protocol";
import { pad } from "./pad.svelte";
import { seated } from "./sheets";
import type { PadModule, Sheet } from "./types";

const MOST_STEPS = 200;
/** Milliseconds: how long the server may think before this device counts; when it is asked again. */
const PATIENCE = 4_000;
const ASK_AGAIN = 15_000;

export class Editor<K extends GameKey = GameKey, S extends Sheet<K> = Sheet<K>> {
  sheet: S = $state.raw() as S;
  counted: Games[K]["counted"] | null = $state.raw(null);
  /** Whether the count belongs to what is written now. */
  isCurrent = $state(false);
  /** Whether the server could not be reached last time: then this device counts. */
  isAway = $state(false);
  wrong: Wrong | null = $state.raw(null);
  readonly game: PadModule<K, S>;
  #past: readonly S[] = $state.raw([]);
  #asked = new AbortController();
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(game: PadModule<K, S>, sheet: S) {
    this.game = game;
    this.sheet = sheet;
    untrack(() => void this.count());
  }

  /** In the diary: to be looked at until it is opened again. */
  get isLocked(): boolean {
    return this.sheet.finished !== null;
  }

  get canUndo(): boolean {
    return this.#past.length > 0 && !this.isLocked;
  }

  /** Whether a game can have ended like this; what no box can show does not go into the diary. */
  get isPossible(): boolean {
    return this.isCurrent && this.counted !== null && this.game.isPossible?.(this.sheet, this.counted) !== false;
  }

  change(part: Partial<S>): void {
    if (this.isLocked) return;
    this.#past = [...this.#past.slice(-MOST_STEPS), this.sheet];
    this.wrong = null;
    this.#set({ ...this.sheet, ...part, changed: new Date().toISOString() });
    void this.count();
  }

  /** More or fewer players, and what changes with them. */
  seat(players: number, part: Partial<S> = {}): void {
    this.change({ ...seated(this.game, this.sheet, players), ...part });
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined || this.isLocked) return;
    this.#past = this.#past.slice(0, -1);
    this.wrong = null;
    this.#set({ ...before, changed: new Date().toISOString() });
    void this.count();
  }

  /** Another window has written on the same sheet. */
  follow(sheet: Sheet): void {
    if (sheet.id !== this.sheet.id || sheet.changed <= this.sheet.changed) return;
    this.#past = [...this.#past.slice(-MOST_STEPS), this.sheet];
    this.sheet = sheet as S;
    void this.count();
  }

  /** Into the diary, or out of it again. */
  finish(finished: boolean): void {
    const now = new Date().toISOString();
    this.#set({ ...this.sheet, finished: finished ? now : null, changed: now });
  }

  async count(): Promise<void> {
    this.stop();
    const { signal } = this.#asked;
    this.isCurrent = false;
    if (this.isAway) this.#countHere();
    else this.#later = setTimeout(() => this.#countHere(), PATIENCE);
    if (!signal.aborted) await this.#ask(signal);
  }

  async #ask(signal: AbortSignal): Promise<void> {
    let wrong: Wrong | null = null;
    let counted: Games[K]["counted"] | null = null;
    try {
      counted = await api.count(this.game.key, this.game.page(this.sheet), signal);
    } catch (error) {
      wrong = wrongIn(error);
    }
    if (signal.aborted) return;
    clearTimeout(this.#later);
    if (wrong?.code === UNREACHABLE.code) {
      if (!this.isAway) this.#countHere();
      if (!signal.aborted) this.#later = setTimeout(() => void this.#ask(signal), ASK_AGAIN);
      return;
    }
    this.isAway = false;
    if (counted !== null) this.#take(counted);
    else if (wrong !== null) this.#refused(wrong);
  }

  /** Nobody looks at the sheet any more, or something newer is to be counted. */
  stop(): void {
    this.#asked.abort();
    this.#asked = new AbortController();
    clearTimeout(this.#later);
  }

  #countHere(): void {
    this.isAway = true;
    try {
      this.#take(this.game.count(this.game.page(this.sheet)));
    } catch (error) {
      this.#refused(wrongIn(error));
    }
  }

  #take(counted: Games[K]["counted"]): void {
    this.counted = counted;
    this.isCurrent = true;
    if (this.wrong?.code === UNREACHABLE.code) this.wrong = null;
    const outcome = this.game.outcome(this.sheet, counted);
    if (JSON.stringify(outcome) !== JSON.stringify(this.sheet.outcome)) this.#set({ ...this.sheet, outcome });
  }

  /** What cannot be is taken back; what could not be counted stays written. */
  #refused(wrong: Wrong): void {
    const before = this.#past.at(-1);
    if (wrong.rule != null && before !== undefined) {
      this.#past = this.#past.slice(0, -1);
      this.#set(before);
      void this.count();
    }
    this.wrong = wrong;
  }

  #set(sheet: S): void {
    this.sheet = sheet;
    pad.put(sheet);
  }
}
