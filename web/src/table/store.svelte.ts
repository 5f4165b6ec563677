// One table on the page: its socket, what is known of it, and what the person does there.

import { api, wrongIn } from "../api";
import type {
  Ask,
  ClientMessage,
  GameAction,
  Past,
  ServerMessage,
  Sign,
  Wrong,
} from "../generated/protocol";
import type { GameKey, Model } from "../games/types";
import { mayMove, settings } from "../settings.svelte";
import { TableSocket, type Status, type Wire } from "../socket";
import { eyesOf, known, NOTHING, receive, withLog, type Eyes, type TableState } from "./state";

const newId = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

export class TableStore {
  readonly id: string;
  state = $state.raw<TableState>(NOTHING);
  status = $state<Status>("connecting");
  /** The last refusal, until it is closed or something is done. */
  wrong = $state.raw<Wrong | null>(null);
  /** How many acts and undos are under way. */
  underWay = $state(0);
  past = $state.raw<Past | null>(null);

  #socket: TableSocket;
  #fetching = false;
  #listeners = new Set<(message: ServerMessage) => void>();

  constructor(id: string, open?: () => Wire) {
    this.id = id;
    this.#socket = new TableSocket({
      open: open ?? (() => new WebSocket(address(id)) as Wire),
      onMessage: (message) => this.#receive(message),
      onStatus: (status) => (this.status = status),
      resume: () => ({ type: "sync", since: known(this.state), advice: true }),
    });
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket.close();
  }

  /** Hear every message; the returned function ends it. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whose eyes: the seat of ours that the table waits for, else the one looked through before. */
  viewer = $derived.by(() => {
    const { seats, eyes } = this.state;
    if (seats.length === 0) return null;
    const actors = eyes[0]?.actors ?? [];
    return seats.find((seat) => actors.includes(seat)) ?? seats[0] ?? null;
  });

  eyes = $derived.by<Eyes | null>(() => eyesOf(this.state, this.viewer));
  over = $derived.by(() => this.eyes?.over ?? null);

  model = $derived.by<Model | null>(() => {
    const { table, scores } = this.state;
    const eyes = this.eyes;
    if (table === null || eyes === null) return null;
    const past = this.past;
    const idle = past === null && this.underWay === 0 && table.status === "running";
    return {
      game: table.game as GameKey,
      table,
      viewer: eyes.viewer,
      view: past?.view ?? eyes.view,
      actors: past?.actors ?? eyes.actors,
      legal: idle ? eyes.legal : [],
      previews: idle && settings.helpers ? (eyes.advice?.previews ?? []) : [],
      marks: past === null && settings.helpers ? eyes.marks : [],
      scores: past?.scores ?? scores,
      news: past === null ? eyes.news : [],
      past: past !== null,
      over: eyes.over !== null && past === null,
      helpers: settings.helpers,
      motion: mayMove(),
    };
  });

  /** Whether this device is asked to do something now. */
  mine = $derived.by(() => {
    const { viewer, eyes } = this;
    return viewer !== null && eyes !== null && eyes.actors.includes(viewer) && eyes.over === null;
  });

  act(action: GameAction): void {
    const { eyes } = this;
    if (eyes === null || eyes.viewer === null || this.past !== null) return;
    this.#request({ type: "act", id: newId(), seat: eyes.viewer, on: eyes.entries, action });
  }

  undo(): void {
    const { eyes } = this;
    if (eyes === null || eyes.viewer === null || this.past !== null) return;
    this.#request({ type: "undo", id: newId(), seat: eyes.viewer, on: eyes.entries });
  }

  ask(what: Ask["what"]): void {
    const seat = this.viewer;
    if (seat !== null) this.#request({ type: "ask", id: newId(), seat, what });
  }

  answer(question: string, seat: number, agree: boolean): void {
    this.#request({ type: "answer", id: newId(), seat, question, agree });
  }

  say(text: string): void {
    this.#request({ type: "say", id: newId(), text });
  }

  sign(sign: Sign): void {
    this.#request({ type: "sign", id: newId(), sign });
  }

  /** Look at the table after so many acts; the last step is the present. */
  async look(step: number): Promise<void> {
    const { eyes } = this;
    if (eyes === null) return;
    if (step >= eyes.steps) {
      this.past = null;
      return;
    }
    try {
      this.past = await api.past(this.id, Math.max(0, step), eyes.viewer);
    } catch (error) {
      this.wrong = wrongIn(error);
    }
  }

  /** The step that is shown. */
  step = $derived.by(() => this.past?.step ?? this.eyes?.steps ?? 0);

  #request(message: ClientMessage): void {
    this.wrong = null;
    this.#socket.send(message);
    this.#count();
  }

  #receive(message: ServerMessage): void {
    this.state = receive(this.state, message, Date.now());
    this.#count();
    if (message.type === "reject") this.wrong = message.wrong;
    if (message.type === "update" || message.type === "snapshot") void this.#fetchLog();
    for (const listener of this.#listeners) listener(message);
  }

  #count(): void {
    this.underWay = this.#socket?.waiting.filter(({ type }) => type === "act" || type === "undo").length ?? 0;
  }

  async #fetchLog(): Promise<void> {
    const { eyes } = this;
    if (eyes === null || eyes.whole || this.#fetching) return;
    this.#fetching = true;
    try {
      const { told } = await api.log(this.id, eyes.viewer);
      this.state = withLog(this.state, eyes.viewer, told);
    } catch {
      // The next update tries again; the log is no reason to disturb the game.
    } finally {
      this.#fetching = false;
    }
  }

  #hurry = (): void => {
    if (!document.hidden) this.#socket.hurry();
  };
}

function address(id: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
}
