// The socket of one table, as a client sees it: it comes back by itself, and what was asked for is
// kept until the server has answered it. Requests carry an id of ours, so that sending one again
// after a lost connection is harmless.

import { VERSION, type ClientMessage, type ServerMessage } from "./generated/protocol";

export type Status = "connecting" | "open" | "lost" | "restarts" | "closed";

/** Where the socket of a table is, opened for these eyes; null opens all. A server of another version says so. */
export function addressOf(id: string, eyes: readonly number[] | null): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const through = eyes === null ? "" : `&eyes=${eyes.join(",") || "none"}`;
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket?client=${VERSION}${through}`;
}

/** The part of a WebSocket that is used; tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event?: { code: number }) => void) | null;
}

/** Codes by which the server says that coming back is no use. */
const TURNED_AWAY = new Set([4403, 4404]);
/** The standard's number for a server that ends and is back in a moment. */
const RESTARTS = 1012;

export interface Options {
  open(): Wire;
  onMessage(message: ServerMessage): void;
  onStatus(status: Status): void;
  /** What to say first on a connection that came back. */
  resume(): ClientMessage | null;
  random?(): number;
}

const FIRST_WAIT = 400;
/** Nobody looks at a lost connection for longer than that after the server is back. */
const LONGEST_WAIT = 6_000;
/** How often a quiet connection is tried, and how long an answer may take. */
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export class TableSocket {
  status: Status = "connecting";
  #options: Options;
  #wire: Wire | null = null;
  #waiting = new Map<string, ClientMessage>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;
  #greeted = false;

  constructor(options: Options) {
    this.#options = options;
    this.#connect();
  }

  /** What the server has not answered yet, oldest first. */
  get waiting(): readonly ClientMessage[] {
    return [...this.#waiting.values()];
  }

  /** Send now, or as soon as there is a connection. */
  send(message: ClientMessage): void {
    if ("id" in message) this.#waiting.set(message.id, message);
    if (this.#greeted) this.#transmit(message);
  }

  /** Try at once instead of waiting: the network came back, or the page is looked at again. */
  hurry(): void {
    if (this.status === "lost" || this.status === "restarts") {
      clearTimeout(this.#retry);
      this.#connect();
    } else if (this.status === "open") {
      this.#ping();
    }
  }

  close(): void {
    this.#set("closed");
    clearTimeout(this.#retry);
    clearTimeout(this.#heartbeat);
    this.#drop();
  }

  #connect(): void {
    const wire = this.#options.open();
    this.#wire = wire;
    this.#greeted = false;
    wire.onmessage = (event) => this.#receive(wire, event.data);
    wire.onclose = (event) => {
      if (wire === this.#wire && TURNED_AWAY.has(event?.code ?? 0)) this.close();
      else this.#lose(wire, event?.code === RESTARTS ? "restarts" : "lost");
    };
  }

  #receive(wire: Wire, data: unknown): void {
    if (wire !== this.#wire || typeof data !== "string") return;
    const message = JSON.parse(data) as ServerMessage;
    this.#beat();
    if (message.type === "greeting") this.#welcome();
    if ((message.type === "ack" || message.type === "reject" || message.type === "hinted") && message.id !== null) {
      this.#waiting.delete(message.id);
    }
    this.#options.onMessage(message);
  }

  #welcome(): void {
    this.#greeted = true;
    this.#failures = 0;
    this.#set("open");
    const first = this.#options.resume();
    if (first !== null) this.#transmit(first);
    for (const message of this.#waiting.values()) this.#transmit(message);
  }

  #lose(wire: Wire, why: "lost" | "restarts" = "lost"): void {
    if (wire !== this.#wire || this.status === "closed") return;
    this.#drop();
    clearTimeout(this.#heartbeat);
    if (this.status !== "restarts") this.#set(why); // until it is back
    const spread = 0.5 + (this.#options.random ?? Math.random)();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * spread;
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#greeted = false;
    wire?.close();
  }

  #transmit(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #beat(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    const wire = this.#wire;
    if (wire === null) return;
    this.#transmit({ type: "ping", sent: Date.now() });
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => this.#lose(wire), PONG_WITHIN);
  }

  #set(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.#options.onStatus(status);
  }
}
