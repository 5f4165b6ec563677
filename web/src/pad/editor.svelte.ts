/**
 * One sheet on the desk: what is written on it, what it comes to, and the way back. A change shows
 * at once and is stored at once; the server counts it, and takes it back if it cannot be. While the
 * server is away this device counts, and the server counts again when it is back.
 */

import { untrack } from "svelte";
import { api, UNREACHABLE, wrongIn } from "../api";
import type { HarmoniesCounted, TakeItEasyCounted, TranquilityCounted, Wrong } from "../generated/protocol";
import { countHarmonies, countTakeItEasy, countTranquility } from "./count";
import { harmoniesOutcome, isPossible, takeItEasyOutcome, tranquilityOutcome } from "./outcomes";
import { pad } from "./pad.svelte";
import { harmoniesPage, takeItEasyPage, tranquilityPage } from "./pages";
import type { Outcome, PadGame, Sheet, SheetOf } from "./sheets";

interface Counts {
  harmonies: HarmoniesCounted;
  take_it_easy: TakeItEasyCounted;
  tranquility: TranquilityCounted;
}
export type CountedOf<G extends PadGame> = Counts[G];

const MOST_STEPS = 200;
/** Milliseconds: how long the server may think before this device counts; when it is asked again. */
const PATIENCE = 4_000;
const ASK_AGAIN = 15_000;

function askServer(sheet: Sheet, signal: AbortSignal): Promise<Counts[PadGame]> {
  switch (sheet.game) {
    case "harmonies":
      return api.countHarmonies(harmoniesPage(sheet), signal);
    case "take_it_easy":
      return api.countTakeItEasy(takeItEasyPage(sheet), signal);
    case "tranquility":
      return api.countTranquility(tranquilityPage(sheet), signal);
  }
}

function countHere(sheet: Sheet): Counts[PadGame] {
  switch (sheet.game) {
    case "harmonies":
      return countHarmonies(harmoniesPage(sheet));
    case "take_it_easy":
      return countTakeItEasy(takeItEasyPage(sheet));
    case "tranquility":
      return countTranquility(tranquilityPage(sheet));
  }
}

function outcomeOf(sheet: Sheet, counted: Counts[PadGame]): Outcome {
  switch (sheet.game) {
    case "harmonies":
      return harmoniesOutcome(sheet, counted as HarmoniesCounted);
    case "take_it_easy":
      return takeItEasyOutcome(sheet, counted as TakeItEasyCounted);
    case "tranquility":
      return tranquilityOutcome(sheet, counted as TranquilityCounted);
  }
}

export class Editor<G extends PadGame> {
  sheet: SheetOf<G> = $state.raw() as SheetOf<G>;
  counted: CountedOf<G> | null = $state.raw(null);
  /** Whether the count belongs to what is written now. */
  isCurrent = $state(false);
  /** Whether the server could not be reached last time: then this device counts. */
  isAway = $state(false);
  wrong: Wrong | null = $state.raw(null);
  #past: readonly SheetOf<G>[] = $state.raw([]);
  #asked = new AbortController();
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(sheet: SheetOf<G>) {
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
    return this.isCurrent && this.counted !== null && isPossible(this.sheet, this.counted);
  }

  change(part: Partial<SheetOf<G>>): void {
    if (this.isLocked) return;
    this.#past = [...this.#past.slice(-MOST_STEPS), this.sheet];
    this.wrong = null;
    this.#set({ ...this.sheet, ...part, changed: new Date().toISOString() });
    void this.count();
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
    this.sheet = sheet as SheetOf<G>;
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
    let counted: Counts[PadGame] | null = null;
    try {
      counted = await askServer(this.sheet, signal);
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
      this.#take(countHere(this.sheet));
    } catch (error) {
      this.#refused(wrongIn(error));
    }
  }

  #take(counted: Counts[PadGame]): void {
    this.counted = counted as CountedOf<G>;
    this.isCurrent = true;
    if (this.wrong?.code === UNREACHABLE.code) this.wrong = null;
    const outcome = outcomeOf(this.sheet, counted);
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

  #set(sheet: SheetOf<G>): void {
    this.sheet = sheet;
    pad.put(sheet);
  }
}
