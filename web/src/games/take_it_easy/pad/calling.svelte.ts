// A round that is being called: kept in the browser, said aloud if wanted.

import { app } from "../../../app.svelte";
import { t } from "../../../words.svelte";
import { CELLS, CODES, type Symbol, symbolOf } from "../board";
import { box } from "./box.svelte";
import { back, calledTiles, type Calls, newRound, next, readCalls } from "./caller";
import { voice } from "./voice.svelte";

const KEY = "harmonium.caller";
export const MOST = CELLS.length;

interface Choices {
  readonly voice: boolean;
  readonly symbols: boolean;
}

export class Calling {
  calls = $state.raw<Calls>(readCalls(stored(KEY), CODES, MOST) ?? newRound(CODES));
  choices = $state.raw(chosen());
  /** A new round was asked for in the middle of one: it has to be meant. */
  sure = $state(false);

  called = $derived.by(() => calledTiles(this.calls));
  tile = $derived.by(() => this.called.at(-1) ?? null);
  over = $derived.by(() => this.calls.called >= MOST);

  symbol(code: string): Symbol | null {
    return this.choices.symbols ? symbolOf(code, box.symbols) : null;
  }

  words(code: string): string {
    const [first = "", second = "", third = ""] = code;
    const sign = this.symbol(code);
    const numbers = t("caller-say", { first, second, third });
    return sign === null ? numbers : t("tie-tile-and-symbol", { tile: numbers, symbol: t(`symbol-${sign}`) });
  }

  draw(): void {
    if (this.over) return;
    this.#set(next(this.calls, MOST));
    this.tell();
  }

  /** The last tile once more. */
  tell(): void {
    if (this.tile === null) return;
    app.announce(this.words(this.tile));
    if (this.choices.voice) this.speak();
  }

  speak(): void {
    if (this.tile !== null) voice.say(this.words(this.tile));
  }

  undo(): void {
    if (this.calls.called === 0) return;
    voice.hush();
    this.#set(back(this.calls));
    app.announce(t("caller-taken-back"));
  }

  begin(): void {
    const { called, round } = this.calls;
    if (called > 0 && !this.over && !this.sure) {
      this.sure = true;
      return;
    }
    voice.hush();
    this.#set(newRound(CODES, called === 0 ? round : round + 1));
    app.announce(t("caller-new-told", { round: this.calls.round }));
  }

  choose(part: Partial<Choices>): void {
    this.choices = { ...this.choices, ...part };
    keep(`${KEY}.choices`, this.choices);
    if (part.voice === true) this.tell();
    if (part.voice === false) voice.hush();
  }

  #set(calls: Calls): void {
    this.calls = calls;
    this.sure = false;
    keep(KEY, calls);
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the round lasts as long as the page.
  }
}

function chosen(): Choices {
  try {
    const { voice: aloud, symbols } = JSON.parse(stored(`${KEY}.choices`) ?? "{}") as Partial<Choices>;
    return { voice: aloud === true, symbols: symbols === true };
  } catch {
    return { voice: false, symbols: false };
  }
}
