// A stage as the wire of a table: what is sent is answered by the server from the acts so far, and
// becomes the messages that a table's socket would have brought. Nothing is kept anywhere.

import { api, UNREACHABLE, wrongIn } from "../api";
import type { ClientMessage, GameAction, Learning, ServerMessage, Told } from "../generated/protocol";
import type { Wire } from "../socket";

type Act = GameAction | string;

/** As a socket says that coming back is no use. */
const NOT_THERE = { code: 4404 };

export class LearnWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  #ask: (acts: readonly Act[]) => Promise<Learning>;
  #learnt: (learning: Learning) => void;
  #known: Learning | null = null;
  #closed = false;
  /** One after the other: each act is judged on those before it. */
  #queue: Promise<void> = Promise.resolve();

  constructor(game: string, stage: number, learnt: (learning: Learning) => void, ask = api.learn) {
    this.#ask = (acts) => ask(game, stage, acts);
    this.#learnt = learnt;
    this.#queue = this.#begin();
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.#queue = this.#queue.then(() => this.#answer(message));
  }

  close(): void {
    this.#closed = true;
  }

  /** Everything that was told of the stage so far. */
  get told(): readonly Told[] {
    return this.#known?.told ?? [];
  }

  /** The stage from its beginning. */
  again(): void {
    this.#queue = this.#queue.then(() => this.#go([]));
  }

  async #begin(): Promise<void> {
    try {
      const known = await this.#ask([]);
      this.#take(known);
      this.#say(known.greeting);
      this.#say({ type: "presence", present: [{ who: known.greeting.you, seats: known.greeting.seats }], spectators: 0 });
      this.#show(known);
    } catch (error) {
      if (!this.#closed) this.onclose?.(wrongIn(error).code === UNREACHABLE.code ? undefined : NOT_THERE);
    }
  }

  async #answer(message: ClientMessage): Promise<void> {
    const acts = this.#known?.acts ?? [];
    if (message.type === "act") await this.#go([...acts, message.action], message.id, acts.length);
    else if (message.type === "undo") await this.#go(acts.slice(0, -1), message.id);
    else if (message.type === "ping") this.#say({ type: "pong", sent: message.sent ?? 0, now: Date.now() });
    else if (message.type !== "sync") this.#say({ type: "reject", id: message.id, wrong: { code: "learn-not-here" } });
  }

  /** The stage after these acts; `id` asked for it, and the first `before` acts are on the screen. */
  async #go(acts: readonly Act[], id: string | null = null, before: number | null = null): Promise<void> {
    try {
      const entries = before === null ? null : (this.#known?.snapshot.entries ?? null);
      const known = await this.#ask(acts);
      this.#show(known, entries);
      this.#take(known);
      if (id !== null) this.#say({ type: "ack", id, entry: null });
    } catch (error) {
      if (id !== null) this.#say({ type: "reject", id, wrong: wrongIn(error) });
    }
  }

  #take(known: Learning): void {
    this.#known = known;
    if (!this.#closed) this.#learnt(known);
  }

  /** With what is new since so many entries, or as it stands. */
  #show({ snapshot, told, advice }: Learning, since: number | null = null): void {
    if (since === null) {
      this.#say(snapshot);
    } else {
      const fresh = told.filter(({ entry }) => entry >= since);
      this.#say({ ...snapshot, type: "update", told: fresh });
      this.#say({ type: "standing", entries: snapshot.entries, scores: snapshot.scores });
    }
    this.#say(advice);
  }

  #say(message: ServerMessage): void {
    if (!this.#closed) this.onmessage?.({ data: JSON.stringify(message) });
  }
}
