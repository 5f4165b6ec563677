// Looking back: at one moment, or at everything since one's last turn, once more.

import { api } from "../api";
import type { Past, Told } from "../generated/protocol";
import { effective, type Eyes } from "./state";

export class Looking {
  /** The earlier moment that is shown; null is the present. */
  past = $state.raw<Past | null>(null);
  /** What had just happened then, while moments are shown one after the other. */
  news = $state.raw<readonly Told[]>([]);
  /** Whether they are. */
  playing = $state(false);

  #table: string;
  #eyes: () => Eyes | null;
  #failed: (error: unknown) => void;
  /** The step that is under way; how often somebody went to one, and which of those is shown. */
  #aim: number | null = null;
  #looks = 0;
  #looked = 0;
  #rest: (() => void) | null = null;

  constructor(table: string, eyes: () => Eyes | null, failed: (error: unknown) => void) {
    this.#table = table;
    this.#eyes = eyes;
    this.#failed = failed;
  }

  /** The step that is shown. */
  step = $derived.by(() => this.past?.step ?? this.#eyes()?.steps ?? 0);

  /** Look at the table after so many acts; the last step is the present. */
  look(step: number): Promise<void> {
    this.#end();
    return this.#show(step, []);
  }

  /** So many steps on, or back: from where one is going, also if that is not here yet. */
  lookBy(steps: number): Promise<void> {
    return this.look((this.#aim ?? this.step) + steps);
  }

  /** Everything from that step on, act by act, and then the present again. */
  async play(from: number, beat: number): Promise<void> {
    this.#end();
    this.playing = true;
    for (let step = from; this.playing && step < (this.#eyes()?.steps ?? 0); step += 1) {
      const log = this.#eyes()?.whole === true ? effective(this.#eyes()?.log ?? []) : [];
      await this.#show(step, step === from ? [] : log.slice(step - 1, step));
      if (this.playing) await this.#pause(beat);
    }
    if (this.playing) await this.look(Infinity);
  }

  /** Somebody else looks now: nothing of this is theirs. */
  forget(): void {
    this.#end();
    this.past = null;
    this.#aim = null;
    this.#looked = ++this.#looks;
  }

  #end(): void {
    this.playing = false;
    this.news = [];
    this.#rest?.();
  }

  #pause(beat: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, beat);
      this.#rest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #show(step: number, news: readonly Told[]): Promise<void> {
    const eyes = this.#eyes();
    if (eyes === null) return;
    const look = ++this.#looks;
    this.#aim = step < eyes.steps ? Math.max(0, step) : null;
    if (this.#aim === null) {
      this.past = null;
      this.#looked = look;
      return;
    }
    try {
      const past = await api.past(this.#table, this.#aim, eyes.viewer);
      // It may have come too late: something later is shown, or the screen is somebody else's by now.
      if (look < this.#looked || this.#eyes()?.viewer !== eyes.viewer) return;
      this.news = news;
      this.past = past;
      this.#looked = look;
    } catch (error) {
      this.#end();
      this.#failed(error);
    } finally {
      if (look === this.#looks) this.#aim = null;
    }
  }
}

/** The step at which one's last turn was over; all of them where nobody else has acted since. */
export function lastTurn(acts: readonly Told[], own: readonly number[]): number {
  const isOwn = (told: Told | undefined): boolean => told !== undefined && own.includes(told.seat) && told.by !== "stand_in";
  let at = acts.length;
  while (at > 0 && isOwn(acts[at - 1])) at -= 1;
  if (at === 0) return acts.length;
  while (at > 0 && !isOwn(acts[at - 1])) at -= 1;
  return at;
}
