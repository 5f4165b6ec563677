// What a client knows of a table, folded from the server's messages. Pure: the store holds one of
// these and replaces it; nothing here is ever edited.

import type {
  Advice,
  Clocks,
  GameAction,
  GameView,
  Over,
  Present,
  Question,
  Reminder,
  Said,
  Score,
  ServerMessage,
  Snapshot,
  Someone,
  TableInfo,
  Told,
  Undoing,
  Update,
} from "../generated/protocol";

/** The table through the eyes of one seat, or of a spectator. */
export interface Eyes {
  readonly viewer: number | null;
  readonly entries: number;
  readonly steps: number;
  readonly view: GameView;
  readonly legal: readonly GameAction[];
  readonly actors: readonly number[];
  readonly undo: Undoing | null;
  readonly over: Over | null;
  /** What the last update told; empty after a snapshot. */
  readonly news: readonly Told[];
  /** Help for exactly this position, once it has come. */
  readonly advice: Advice | null;
  /** The last marks there were: lines do not vanish while the next advice is under way. */
  readonly marks: Advice["marks"];
  /** Everything told so far, by entry; `whole` is false until the beginning was fetched. */
  readonly log: readonly Told[];
  readonly whole: boolean;
}

export interface Pointed {
  readonly who: Someone;
  /** The text of the action that is meant. */
  readonly at: string;
}

export interface TableState {
  readonly table: TableInfo | null;
  readonly you: Someone | null;
  /** The seats that this connection may act for. */
  readonly seats: readonly number[];
  readonly eyes: readonly Eyes[];
  readonly scores: readonly Score[];
  readonly clocks: Clocks | null;
  /** What must be added to our clock to get the server's. */
  readonly clockError: number;
  readonly present: readonly Present[];
  readonly spectators: number;
  readonly said: readonly Said[];
  readonly questions: readonly Question[];
  /** What somebody points at, until something happens. */
  readonly pointed: Pointed | null;
  readonly reminder: Reminder | null;
  readonly version: string | null;
  /** A newer version of the server is there. */
  readonly ready: string | null;
  /** The server is about to restart. */
  readonly restarts: boolean;
}

export const NOTHING: TableState = {
  table: null,
  you: null,
  seats: [],
  eyes: [],
  scores: [],
  clocks: null,
  clockError: 0,
  present: [],
  spectators: 0,
  said: [],
  questions: [],
  pointed: null,
  reminder: null,
  version: null,
  ready: null,
  restarts: false,
};

const MOST_SAID = 200;

export function receive(state: TableState, message: ServerMessage, now: number): TableState {
  switch (message.type) {
    case "greeting":
      return {
        ...state,
        table: message.table,
        you: message.you,
        seats: message.seats,
        questions: message.questions,
        said: [], // the server repeats what was said lately
        version: state.version ?? message.version,
        restarts: false,
        ready: state.version !== null && state.version !== message.version ? message.version : state.ready,
        eyes: state.eyes.filter(({ viewer }) => fits(viewer, message.seats)),
      };
    case "snapshot":
      return withClocks(
        { ...withEyes(state, fromSnapshot(state, message)), scores: message.scores, reminder: null, pointed: null },
        message.clocks,
        now,
      );
    case "update":
      return withClocks({ ...withEyes(state, fromUpdate(state, message)), reminder: null, pointed: null }, message.clocks, now);
    case "advice": {
      const eyes = eyesOf(state, message.viewer);
      if (eyes === null || eyes.entries !== message.entries) return state;
      return withEyes(state, { ...eyes, advice: message, marks: message.marks });
    }
    case "standing":
      return { ...state, scores: message.scores };
    case "presence":
      return { ...state, present: message.present, spectators: message.spectators };
    case "said":
      if (message.point != null) return { ...state, pointed: { who: message.who, at: message.point } };
      return { ...state, said: [...state.said, message].slice(-MOST_SAID) };
    case "unsaid":
      return { ...state, said: state.said.filter(({ number }) => number == null || !message.numbers.includes(number)) };
    case "asked":
      return {
        ...state,
        questions: [...state.questions.filter(({ id }) => id !== message.question.id), message.question],
      };
    case "settled":
      return { ...state, questions: state.questions.filter(({ id }) => id !== message.question) };
    case "news":
      return {
        ...state,
        table: message.table,
        seats: message.seats,
        eyes: state.eyes.filter(({ viewer }) => fits(viewer, message.seats)),
      };
    case "reminder":
      return { ...state, reminder: message };
    case "ready":
      return { ...state, ready: message.version };
    case "restarts":
      return { ...state, restarts: true };
    case "pong":
      return { ...state, clockError: message.now - now };
    case "hinted":
    case "judged":
    case "ack":
    case "reject":
    case "resync":
    default: // what a newer server says besides
      return state;
  }
}

/** What was told from the beginning, fetched once; later updates only add to it. */
export function withLog(state: TableState, viewer: number | null, told: readonly Told[]): TableState {
  const eyes = eyesOf(state, viewer);
  if (eyes === null) return state;
  return withEyes(state, { ...eyes, log: merged(eyes.log, told), whole: true });
}

export function eyesOf(state: TableState, viewer: number | null): Eyes | null {
  return state.eyes.find((eyes) => eyes.viewer === viewer) ?? null;
}

/** How many entries are known, for asking what was missed. */
export function known(state: TableState): number | null {
  return state.eyes.length === 0 ? null : Math.min(...state.eyes.map(({ entries }) => entries));
}

/** How many entries every pair of eyes knows of; null while some are behind. */
export function settled(state: TableState): number | null {
  const least = known(state);
  return state.eyes.every(({ entries }) => entries === least) ? least : null;
}

/** Forget what was seen through other eyes. */
export function withOnly(state: TableState, viewer: number | null): TableState {
  return { ...state, eyes: state.eyes.filter((eyes) => eyes.viewer === viewer) };
}

/** The acts that count, in order: the step after the act is its place in this list plus one. */
export function effective(log: readonly Told[]): readonly Told[] {
  const undone = new Set(log.flatMap(({ takes_back }) => takes_back ?? []));
  return log.filter((told) => told.takes_back == null && !undone.has(told.entry));
}

/** Whether those eyes are still ours: a spectator's also where several share a covered screen. */
function fits(viewer: number | null, seats: readonly number[]): boolean {
  return viewer === null ? seats.length !== 1 : seats.includes(viewer);
}

function fromSnapshot(state: TableState, message: Snapshot): Eyes {
  const before = eyesOf(state, message.viewer);
  const { viewer, entries, steps, view, legal, actors, undo, over } = message;
  const same = before?.entries === entries;
  return {
    ...{ viewer, entries, steps, view, legal, actors, undo, over },
    news: [],
    advice: same ? before.advice : null,
    marks: before?.marks ?? [],
    // A stage that begins anew has fewer entries than before: what came later is not so any more.
    log: (before?.log ?? []).filter(({ entry }) => entry < entries),
    whole: same && before.whole,
  };
}

function fromUpdate(state: TableState, message: Update): Eyes {
  const before = eyesOf(state, message.viewer);
  const { viewer, entries, steps, view, legal, actors, undo, over, told } = message;
  const fresh = told.filter(({ entry }) => entry >= (before?.entries ?? 0));
  return {
    ...{ viewer, entries, steps, view, legal, actors, undo, over },
    news: fresh,
    advice: before?.entries === entries ? before.advice : null,
    marks: before?.marks ?? [],
    log: merged(before?.log ?? [], told),
    // A hole between what was known and what came: the log has to be fetched again.
    whole: (before?.whole ?? false) && (fresh[0]?.entry ?? entries) <= (before?.entries ?? 0),
  };
}

function merged(log: readonly Told[], more: readonly Told[]): readonly Told[] {
  const last = log.at(-1)?.entry ?? -1;
  if (more.every(({ entry }) => entry > last)) return [...log, ...more];
  const byEntry = new Map([...log, ...more].map((told) => [told.entry, told]));
  return [...byEntry.values()].sort((one, other) => one.entry - other.entry);
}

function withEyes(state: TableState, eyes: Eyes): TableState {
  const others = state.eyes.filter(({ viewer }) => viewer !== eyes.viewer);
  return { ...state, eyes: [...others, eyes] };
}

function withClocks(state: TableState, clocks: Clocks | null, now: number): TableState {
  if (clocks === null) return state;
  return { ...state, clocks, clockError: clocks.now - now };
}
