/**
 * What screen readers are told, drawn together: sentences that come close to each other are said as
 * one, so that none cuts off the one before it, and of many events only the last few. What is asked
 * has a place of its own: whoever acts quickly hears only what is asked now.
 */

/** Milliseconds without news after which it is said. */
export const QUIET = 250;
/** Nobody waits longer than this for the first of many. */
export const LONGEST = 1500;
/** More events at once are a flood: the log has the rest. */
export const MOST = 4;
/** And of what is no event, such as what people say, this much. */
const MOST_WORDS = 4;

export class Speaker {
  #events: string[] = [];
  #words: string[] = [];
  #asked = "";
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly say: (text: string) => void,
    /** The sentence about events that are left out. */
    private readonly more: (count: number) => string,
  ) {}

  /** Something happened at the table. */
  tell(sentences: readonly string[]): void {
    this.#add(this.#events, sentences);
  }

  /** Something else to be heard, after what happened; the same word again is said once. */
  announce(text: string): void {
    this.#words = this.#words.filter((word) => word !== text);
    this.#add(this.#words, [text]);
  }

  /** What is asked now, after everything else; what was asked before and not yet said is forgotten. */
  ask(text: string): void {
    this.#asked = text;
    if (text !== "") this.#wait();
  }

  /** Forget what was to be said: it was for somebody else's ears. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#events = [];
    this.#words = [];
    this.#asked = "";
  }

  #add(list: string[], sentences: readonly string[]): void {
    const before = list.length;
    list.push(...sentences.filter((sentence) => sentence !== ""));
    if (list.length > before) this.#wait();
  }

  #wait(): void {
    const now = Date.now();
    if (this.#timer === undefined) this.#since = now;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), Math.min(QUIET, Math.max(0, this.#since + LONGEST - now)));
  }

  #speak(): void {
    const left = this.#events.length - MOST;
    // An answer may end with what is asked; then it is not said again.
    const isSaid = this.#words.some((word) => word.endsWith(this.#asked));
    const text = [
      ...(left > 0 ? [this.more(left)] : []),
      ...this.#events.slice(-MOST),
      ...this.#words.slice(-MOST_WORDS),
      ...(this.#asked === "" || isSaid ? [] : [this.#asked]),
    ].join(" ");
    this.hush();
    if (text !== "") this.say(text);
  }
}
