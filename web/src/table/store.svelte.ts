// One table on the page: its socket, what is known of it, and what the person does there.

import { api, wrongIn } from "../api";
import type {
  Ask,
  ClientMessage,
  GameAction,
  Past,
  ServerMessage,
  Sign,
  Told,
  Wrong,
} from "../generated/protocol";
import type { Model } from "../games/types";
import { Helping } from "../help/helping.svelte";
import { settings } from "../settings.svelte";
import { addressOf, TableSocket, type Status, type Wire } from "../socket";
import { note, noted } from "./commitment";
import type { Hides } from "./device";
import { Doubts } from "./doubts";
import type { Asked } from "./explain";
import { lastTurn, Looking } from "./looking.svelte";
import { modelOf } from "./model";
import { beatOf, Pacer } from "./pace";
import { Pointing } from "./pointing.svelte";
import { type Host, SharedScreen } from "./sharing.svelte";
import { effective, eyesOf, known, NOTHING, receive, withLog, type Eyes, type TableState } from "./state";

/** Of random bytes: pages that come over plain http have no `randomUUID`. */
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export interface Sharing {
  readonly hides: Hides;
  /** Whether several seats were this device's when the page was opened. */
  readonly shared: boolean;
  /** Whether there is anything to see in what was told. */
  isSeen?(told: Told): boolean;
  /** A stage to learn from: it knows its log, is kept nowhere, and there is nothing to look back at. */
  readonly lesson?: Lesson;
}

export interface Lesson {
  told(): readonly Told[];
}

export class TableStore implements Host {
  readonly id: string;
  state = $state.raw<TableState>(NOTHING);
  status = $state<Status>("connecting");
  /** The last refusal, until it is closed or something is done. */
  wrong = $state.raw<Wrong | null>(null);
  /** How many acts and undos are under way. */
  underWay = $state(0);
  /** Whose board a spectator wants to see large. */
  watched = $state<number | null>(null);
  /** The points whose origin is looked at. */
  asked = $state.raw<Asked | null>(null);

  readonly pointing = new Pointing();
  /** What was published of the deal when this window first saw the table running. */
  published: string | null;

  /** Who looks, where several share this device. */
  readonly screen: SharedScreen;
  /** How many acts are known and not yet shown. */
  behind = $state(0);

  readonly lesson: Lesson | null;

  /** Whether it is said what acts do to one's hopes. */
  hopes = $state(false);
  /** Hints, and what a teaching table says. */
  readonly helping: Helping;

  /** What is being typed into the chat; it outlives the waiting room. */
  draft = $state("");
  /** Whether the chat had the keyboard when the waiting room closed: it gets it back. */
  talking = false;

  #socket: TableSocket;
  #fetching = false;
  #looking: Looking;
  #pacer: Pacer;
  #listeners = new Set<(message: ServerMessage) => void>();
  #doubts = new Doubts();

  constructor(id: string, { hides, shared, isSeen = () => true, lesson }: Sharing, open?: () => Wire) {
    this.id = id;
    this.lesson = lesson ?? null;
    this.screen = new SharedScreen(this, hides, shared);
    this.helping = new Helping(this, newId);
    this.published = noted(id);
    this.#looking = new Looking(
      id,
      () => this.eyes,
      (error) => (this.wrong = wrongIn(error)),
    );
    this.#pacer = new Pacer({
      show: (message) => this.#receive(message),
      isBots: ({ told }) => told.some((one) => this.#isBots(one) && isSeen(one)),
      beat: () => (this.#mayWait() ? beatOf(settings.pace) : 0),
      onBehind: (acts) => (this.behind = acts),
    });
    this.#socket = new TableSocket({
      open: open ?? (() => new WebSocket(addressOf(id, this.screen.wantedEyes)) as Wire),
      onMessage: (message) => this.#pacer.take(message),
      onStatus: (status) => (this.status = status),
      resume: () => ({ type: "sync", since: known(this.state), advice: true, hopes: this.hopes, eyes: this.screen.wantedEyes }),
    });
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#pacer.hurry();
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket.close();
  }

  /** Whether nothing can be said at the moment, and the connection comes back by itself. */
  get isAway(): boolean {
    return this.status !== "open" && this.status !== "closed";
  }

  /** Hear every message; the returned function ends it. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get past(): Past | null {
    return this.#looking.past;
  }

  /** The step that is shown. */
  get step(): number {
    return this.#looking.step;
  }

  /** Whose eyes. */
  viewer = $derived.by(() => this.screen.viewer);
  eyes = $derived.by<Eyes | null>(() => eyesOf(this.state, this.viewer));
  over = $derived.by(() => this.eyes?.over ?? null);

  get isOver(): boolean {
    return this.over !== null;
  }

  /** Whose last act can be taken back here: with open seats also that of whoever had the screen before. */
  undoing = $derived.by<Eyes | null>(() => {
    const { eyes } = this;
    if (!this.screen.shared || this.screen.secret || eyes?.undo?.possible === true) return eyes;
    const able = this.state.eyes.filter(({ undo }) => undo?.possible === true);
    const latest = effective(eyes?.log ?? []).findLast(({ seat }) => able.some(({ viewer }) => viewer === seat));
    return able.find(({ viewer }) => viewer === latest?.seat) ?? eyes;
  });

  model = $derived.by<Model | null>(() => {
    const { table, scores, pointed } = this.state;
    const { eyes, past, watched, asked } = this;
    if (table === null || eyes === null) return null;
    const isIdle = past === null && this.underWay === 0 && table.status === "running";
    const news = past === null ? eyes.news : this.#looking.news;
    return modelOf({ table, eyes, past, news, scores, pointed, isIdle, watched, asked, spoken: this.pointing.spoken });
  });

  /** Whether this device is asked to do something now. */
  mine = $derived.by(() => {
    const { viewer, eyes } = this;
    return viewer !== null && eyes !== null && eyes.actors.includes(viewer) && eyes.over === null;
  });

  /** One of the legal actions, or its notation as somebody typed it. */
  act(action: GameAction | string): void {
    const { eyes } = this;
    if (eyes === null || eyes.viewer === null || this.past !== null) return;
    this.#pacer.hurry();
    this.screen.passedTo = null;
    this.helping.acts(this.model);
    this.request({ type: "act", id: newId(), seat: eyes.viewer, on: eyes.entries, action });
  }

  /** What is against an action that is not offered, with its rule: only the server knows. */
  whyNot(action: GameAction): Promise<Wrong | null> {
    const { eyes } = this;
    if (eyes === null || eyes.viewer === null || this.past !== null) return Promise.resolve(null);
    const id = newId();
    const message = { type: "act", id, seat: eyes.viewer, on: eyes.entries, action } as const;
    return this.#doubts.ask(id, () => this.request(message));
  }

  undo(): void {
    const eyes = this.undoing;
    if (eyes === null || eyes.viewer === null || this.past !== null) return;
    this.request({ type: "undo", id: newId(), seat: eyes.viewer, on: eyes.entries });
  }

  ask(what: Ask["what"]): void {
    const seat = this.viewer;
    if (seat !== null) this.request({ type: "ask", id: newId(), seat, what });
  }

  answer(question: string, seat: number, agree: boolean): void {
    this.request({ type: "answer", id: newId(), seat, question, agree });
  }

  say(text: string): void {
    this.request({ type: "say", id: newId(), text });
  }

  point(at: string): void {
    this.request({ type: "point", id: newId(), at });
  }

  sign(sign: Sign): void {
    this.request({ type: "sign", id: newId(), sign });
  }

  /** Look at the table after so many acts; the last step is the present. */
  look(step: number): Promise<void> {
    return this.lesson === null ? this.#looking.look(step) : Promise.resolve();
  }

  lookBy(steps: number): Promise<void> {
    return this.lesson === null ? this.#looking.lookBy(steps) : Promise.resolve();
  }

  /** Everything since one's last turn once more; whether there is anything. */
  again(): boolean {
    const { eyes } = this;
    const from = eyes === null ? 0 : lastTurn(effective(eyes.log), this.state.seats);
    if (this.lesson !== null || eyes === null || !eyes.whole || from >= eyes.steps) return false;
    void this.#looking.play(from, beatOf(settings.pace) || beatOf("normal"));
    return true;
  }

  /** Whether acts are being shown one after the other, though more is known. */
  showing = $derived.by(() => this.behind > 0 || this.#looking.playing);

  /** Show the present at once. */
  hurry(): void {
    this.#pacer.hurry();
    if (this.#looking.playing) void this.look(Infinity);
  }

  changeEyes(): void {
    this.#looking.forget();
    this.helping.goOn();
    this.wrong = null;
  }

  see(eyes: readonly number[] | null, advice?: true): void {
    this.#socket.send({ type: "sync", since: null, ...(advice === undefined ? {} : { advice }), eyes });
  }

  /** Whether it shall be said with each legal act what it does to cards, lines or gaps. */
  wantHopes(wanted: boolean): void {
    if (wanted === this.hopes || this.lesson !== null) return;
    this.hopes = wanted;
    this.#socket.send({ type: "sync", since: known(this.state), advice: true, hopes: wanted, eyes: this.screen.wantedEyes });
  }

  request(message: ClientMessage): void {
    this.wrong = null;
    this.#socket.send(message);
    this.#count();
  }

  #isBots({ seat, by, takes_back }: Told): boolean {
    return takes_back == null && (by === "stand_in" || this.state.table?.seats[seat]?.kind === "bot");
  }

  /** Nobody's clock runs for that, nobody hides anything, and somebody looks at the board. */
  #mayWait(): boolean {
    return this.state.clocks === null && !this.screen.secret && !settings.text && this.past === null && !document.hidden;
  }

  #receive(message: ServerMessage): void {
    const { screen } = this;
    // What was under way to somebody who has left the screen is not for whoever has it now.
    if (screen.secret && "viewer" in message && message.viewer !== this.viewer) return;
    const before = this.state;
    this.state = receive(before, message, Date.now());
    this.#count();
    if (message.type === "reject" && !screen.covered && !this.#doubts.has(message.id)) this.wrong = message.wrong;
    if (message.type === "reject" || message.type === "ack") this.#doubts.answer(message);
    if (message.type === "update" || message.type === "snapshot") {
      screen.actors = message.actors;
      screen.goRound(before);
      if (!screen.covered) void this.#fetchLog();
    }
    if (message.type === "news" && before.seats.some((seat) => !message.seats.includes(seat))) screen.standUp();
    this.helping.receive(message);
    this.#note();
    for (const listener of this.#listeners) listener(message);
    if (message.type === "news" && before.seats.length < 2 && screen.secret) screen.cover();
    if (message.type === "update" && message.told.length > 0) screen.coverWhenChosen();
  }

  /** A doubt does not hold anything up. */
  #count(): void {
    const waiting = this.#socket?.waiting ?? [];
    this.underWay = waiting.filter((one) => one.type === "undo" || one.type === "take_back" || (one.type === "act" && !this.#doubts.has(one.id))).length;
  }

  #note(): void {
    const { table } = this.state;
    if (this.published !== null || table === null || table.commitment === null || table.status === "over") return;
    this.published = table.commitment;
    note(this.id, table.commitment);
  }

  async #fetchLog(): Promise<void> {
    const { eyes } = this;
    if (eyes === null || eyes.whole || this.#fetching) return;
    this.#fetching = true;
    try {
      const { told } = this.lesson === null ? await api.log(this.id, eyes.viewer) : { told: this.lesson.told() };
      this.state = withLog(this.state, eyes.viewer, told);
    } catch {
      // The next update tries again; the log is no reason to disturb the game.
    } finally {
      this.#fetching = false;
    }
  }

  #hurry = (): void => {
    if (document.hidden) this.#pacer.hurry();
    else this.#socket.hurry();
  };
}
