// The browser's own voice, where it has one; nothing is loaded and nothing is sent.

import { language } from "../../../words.svelte";

class Voice {
  readonly isThere = typeof speechSynthesis !== "undefined";

  say(text: string): void {
    if (!this.isThere) return;
    speechSynthesis.cancel();
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = language.locale;
    spoken.rate = 0.9;
    const wanted = language.locale.split("-")[0] ?? "en";
    const known = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(wanted));
    // A voice that needs no network comes first.
    spoken.voice = known.find((one) => one.localService) ?? known[0] ?? null;
    speechSynthesis.speak(spoken);
  }

  hush(): void {
    if (this.isThere) speechSynthesis.cancel();
  }
}

export const voice = new Voice();
