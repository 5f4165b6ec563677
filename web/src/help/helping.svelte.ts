// Help while playing: a hint, shown step by step, and what a teaching table says of an act.

import type { Model } from "../games/types";
import type { ClientMessage, Hinted, Judged, ServerMessage, Weighed } from "../generated/protocol";
import type { Eyes, TableState } from "../table/state";

export interface Host {
  readonly state: TableState;
  readonly eyes: Eyes | null;
  readonly past: object | null;
  /** Whether this device is asked to do something now. */
  readonly mine: boolean;
  request(message: ClientMessage): void;
}

/** What is shown of a hint: that it makes the game practice, where to look, the act itself. */
export type Step = "warned" | "look" | "act";

/** So many positions are kept, to say in words what was played in them. */
const MOST_KEPT = 4;

export class Helping {
  #host: Host;
  #newId: () => string;
  #shown = $state.raw<{ readonly step: Step; readonly to: number; readonly entries: number } | null>(null);
  #hinted = $state.raw<Hinted | null>(null);
  #asked = $state.raw<{ readonly id: string; readonly entries: number } | null>(null);
  /** Whether somebody was told what a hint does to the game. */
  #told = false;

  /** What was said last of an own act, until it is answered. */
  judged = $state.raw<Judged | null>(null);
  /** The act that is pointed at, of those that are spoken of. */
  pointed = $state.raw<Weighed | null>(null);
  /** The positions in which one acted last, the latest first. */
  before = $state.raw<readonly Model[]>([]);

  constructor(host: Host, newId: () => string) {
    this.#host = host;
    this.#newId = newId;
  }

  /** It is of one position and for one pair of eyes, and goes with them. */
  step = $derived.by<Step | null>(() => {
    const { eyes, past } = this.#host;
    const shown = this.#shown;
    if (shown === null || past !== null) return null;
    return eyes?.entries === shown.entries && eyes.viewer === shown.to ? shown.step : null;
  });

  hinted = $derived.by<Hinted | null>(() => (this.step === "look" || this.step === "act" ? this.#hinted : null));

  thinking = $derived.by(() => this.#asked !== null && this.#asked.entries === this.#host.eyes?.entries);

  /** One step on: what it costs, where to look, the act, and away again. */
  press(): void {
    const { eyes, mine, past, state } = this.#host;
    if (eyes === null || eyes.viewer === null || past !== null || this.thinking) return;
    const { viewer: to, entries } = eyes;
    const free = state.table?.practice === true || this.#told || !mine;
    if (this.step === "look") this.#shown = { step: "act", to, entries };
    else if (this.step === "act") this.away();
    else if (this.step === null && !free) {
      this.#told = true;
      this.#shown = { step: "warned", to, entries };
    } else {
      const id = this.#newId();
      this.#asked = { id, entries };
      this.#host.request({ type: "hint", id, seat: to, on: entries });
    }
  }

  away(): void {
    this.#shown = null;
  }

  /** Somebody acts: what was said of acts before is answered. */
  acts(from: Model | null): void {
    this.away();
    this.goOn();
    if (from !== null) this.before = [from, ...this.before].slice(0, MOST_KEPT);
  }

  takeBack(): void {
    const { judged } = this;
    if (judged === null) return;
    this.goOn();
    this.#host.request({ type: "take_back", id: this.#newId(), seat: judged.seat, entry: judged.entry });
  }

  goOn(): void {
    this.judged = null;
    this.pointed = null;
  }

  /** What comes from the server. */
  receive(message: ServerMessage): void {
    if (message.type === "hinted" && message.id === this.#asked?.id) {
      this.#asked = null;
      this.#hinted = message;
      this.#shown = { step: "look", to: message.seat, entries: message.entries };
    } else if (message.type === "reject" && message.id === this.#asked?.id) {
      this.#asked = null;
      this.away();
    } else if (message.type === "judged" && message.seat === this.#host.eyes?.viewer) {
      if (!isGone(message, this.#host.eyes)) this.judged = message;
    } else if (message.type === "update" && this.judged !== null && isGone(this.judged, this.#host.eyes)) {
      this.goOn();
    }
  }
}

/** Whether the act was taken back already. */
function isGone({ entry }: Judged, eyes: Eyes | null): boolean {
  return eyes?.log.some(({ takes_back }) => takes_back === entry) ?? false;
}
