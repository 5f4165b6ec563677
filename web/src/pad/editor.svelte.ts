/**
 * One sheet on the desk: what is written on it, what it comes to, and the way back. A change shows
 * at once and is stored at once; the server counts it, and takes it back if it cannot be.
 */

import { untrack } from "svelte";
import { api, UNREACHABLE, wrongIn } from "../api";
import type { HarmoniesCounted, TakeItEasyCounted, TranquilityCounted, Wrong } from "../generated/protocol";
import { harmoniesOutcome, takeItEasyOutcome, tranquilityOutcome } from "./outcomes";
import { pad } from "./pad.svelte";
import {
  harmoniesPage,
  type Outcome,
  type PadGame,
  type Sheet,
  type SheetOf,
  takeItEasyPage,
  tranquilityPage,
} from "./sheets";

interface Counts {
  harmonies: HarmoniesCounted;
  take_it_easy: TakeItEasyCounted;
  tranquility: TranquilityCounted;
}
export type CountedOf<G extends PadGame> = Counts[G];

const MOST_STEPS = 200;

interface Answer {
  readonly counted: Counts[PadGame];
  readonly outcome: Outcome;
}

async function count(sheet: Sheet): Promise<Answer> {
  switch (sheet.game) {
    case "harmonies": {
      const counted = await api.countHarmonies(harmoniesPage(sheet));
      return { counted, outcome: harmoniesOutcome(sheet, counted) };
    }
    case "take_it_easy": {
      const counted = await api.countTakeItEasy(takeItEasyPage(sheet));
      return { counted, outcome: takeItEasyOutcome(sheet, counted) };
    }
    case "tranquility": {
      const counted = await api.countTranquility(tranquilityPage(sheet));
      return { counted, outcome: tranquilityOutcome(sheet, counted) };
    }
  }
}

export class Editor<G extends PadGame> {
  sheet: SheetOf<G> = $state.raw() as SheetOf<G>;
  counted: CountedOf<G> | null = $state.raw(null);
  /** Whether the count belongs to what is written now. */
  isCurrent = $state(false);
  wrong: Wrong | null = $state.raw(null);
  #past: readonly SheetOf<G>[] = $state.raw([]);
  #asked = 0;

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
    const asked = ++this.#asked;
    this.isCurrent = false;
    try {
      const { counted, outcome } = await count(this.sheet);
      if (asked !== this.#asked) return;
      this.counted = counted as CountedOf<G>;
      this.isCurrent = true;
      if (this.wrong?.code === UNREACHABLE.code) this.wrong = null;
      if (JSON.stringify(outcome) !== JSON.stringify(this.sheet.outcome)) this.#set({ ...this.sheet, outcome });
    } catch (error) {
      if (asked === this.#asked) this.#refused(wrongIn(error));
    }
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
