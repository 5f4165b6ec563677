// What the whole page knows: who one is, the games there are, and a word to everybody.

import { api, wrongIn } from "./api";
import { isPlayable } from "./games";
import type { GameInfo, Me, Wrong } from "./generated/protocol";
import { Speaker } from "./speaker";
import { has, learn, t } from "./words.svelte";

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
      const games = await api.games();
      for (const { key } of games) {
        if (!isPlayable(key)) await learn(key, async (locale) => (await api.gameWords(key, locale)).fluent);
      }
      this.games = games;
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

  readonly #speaker = new Speaker(
    // The same sentence twice is only heard if it is not the same text.
    (text) => (this.spoken = text === this.spoken ? `${text}\u00a0` : text),
    (count) => t("live-more", { count }),
  );

  /** A word to screen readers. */
  announce(text: string): void {
    this.#speaker.announce(text);
  }

  /** What is asked now, for screen readers; nothing if it is empty. */
  ask(text: string): void {
    this.#speaker.ask(text);
  }

  /** What happened at a table, for screen readers. */
  tell(sentences: readonly string[]): void {
    this.#speaker.tell(sentences);
  }

  /** Forget what was said and what was to be said: it was for somebody else's ears. */
  hush(): void {
    this.#speaker.hush();
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
