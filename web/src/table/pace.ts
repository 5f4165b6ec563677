// Bots at a human pace. The server lets them act as fast as they think; here what they did is shown
// one act after the other, each long enough to be followed. Nobody else waits for that: whoever
// touches anything is shown the present at once.

import type { ServerMessage, Update } from "../generated/protocol";

export type Pace = "slow" | "normal" | "now";

/** Milliseconds for which one looks at an act. */
const BEATS: Readonly<Record<Pace, number>> = { slow: 1800, normal: 800, now: 0 };
export const PACES = Object.keys(BEATS) as readonly Pace[];

export function beatOf(pace: Pace): number {
  return BEATS[pace] ?? BEATS.normal;
}

/** What belongs to a position keeps its order; everything else is told when it comes. */
const ORDERED = new Set<ServerMessage["type"]>(["update", "advice", "standing", "news"]);
/** After these nothing older has to be shown any more. */
const FRESH = new Set<ServerMessage["type"]>(["greeting", "snapshot"]);

interface Options {
  show(message: ServerMessage): void;
  /** Whether this was an act of a bot with something to be seen in it. */
  isBots(update: Update): boolean;
  /** How long one wants to look at it now; 0 holds nothing back. */
  beat(): number;
  /** How many acts are still to be shown. */
  onBehind(acts: number): void;
  now?(): number;
}

export class Pacer {
  #options: Options;
  #now: () => number;
  #queue: ServerMessage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last position shown: when, which, and whether a bot made it. */
  #last = { time: -Infinity, entries: -1, isBots: false };

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  take(message: ServerMessage): void {
    if (FRESH.has(message.type)) this.hurry();
    if (!ORDERED.has(message.type)) {
      this.#options.show(message);
      return;
    }
    this.#queue.push(message);
    if (this.#timer === undefined) this.#goOn();
    else this.#count();
  }

  /** Everything at once. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const message of this.#queue.splice(0)) this.#show(message);
    this.#last = { ...this.#last, isBots: false };
    this.#count();
  }

  #goOn(): void {
    this.#timer = undefined;
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      const wait = this.#waitFor(next);
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#goOn(), wait);
        break;
      }
      this.#queue.shift();
      this.#show(next);
    }
    this.#count();
  }

  #count(): void {
    this.#options.onBehind(this.#queue.filter(({ type }) => type === "update").length);
  }

  /** The act before it is looked at for a while if either of them is a bot's. */
  #waitFor(message: ServerMessage): number {
    if (message.type !== "update" || message.entries <= this.#last.entries) return 0;
    if (!this.#last.isBots && !this.#options.isBots(message)) return 0;
    const beat = this.#options.beat();
    return beat === 0 ? 0 : this.#last.time + beat - this.#now();
  }

  #show(message: ServerMessage): void {
    if (message.type === "update" && message.entries > this.#last.entries) {
      this.#last = { time: this.#now(), entries: message.entries, isBots: this.#options.isBots(message) };
    }
    this.#options.show(message);
  }
}
