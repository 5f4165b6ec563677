// What the whole page knows: who one is, the games there are, and a word to everybody.

import { api, wrongIn } from "./api";
import type { GameInfo, Me, Wrong } from "./generated/protocol";
import { has, t } from "./words.svelte";

const MOST_SENTENCES = 6;

class App {
  me = $state.raw<Me | null>(null);
  games = $state.raw<readonly GameInfo[]>([]);
  wrong = $state.raw<Wrong | null>(null);
  /** What screen readers are told, and nobody sees. */
  spoken = $state("");
  offline = $state(false);

  async start(): Promise<void> {
    try {
      this.me = await api.me();
      this.games = await api.games();
      if (this.offline) this.wrong = null;
      this.offline = false;
    } catch (error) {
      this.wrong = wrongIn(error);
      this.offline = true;
    }
  }

  game(key: string): GameInfo | null {
    return this.games.find((game) => game.key === key) ?? null;
  }

  #toSay: string[] = [];

  /** What comes close together is said together, so that nothing is cut off and nothing floods. */
  announce(text: string): void {
    if (text === "") return;
    if (this.#toSay.length === 0) setTimeout(() => this.#speak(), 200);
    this.#toSay.push(text);
  }

  #speak(): void {
    if (this.#toSay.length === 0) return;
    const text = this.#toSay.slice(-MOST_SENTENCES).join(" ");
    this.#toSay = [];
    // The same sentence twice is only heard if it is not the same text.
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
  }

  /** Forget what was said and what was to be said: it was for somebody else's ears. */
  hush(): void {
    this.#toSay = [];
    this.spoken = "";
  }

  /** Do something that the server may refuse; the refusal is shown. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    this.wrong = null;
    try {
      return await work();
    } catch (error) {
      this.wrong = wrongIn(error);
      return null;
    }
  }
}

export const app = new App();

/** A refusal in words; the rule's id stands behind it. */
export function wrongText(wrong: Wrong): string {
  const id = has(wrong.code) ? wrong.code : "web-refused";
  return t(id, { ...wrong.arguments, code: wrong.code });
}
