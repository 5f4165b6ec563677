// News for ears: what screen readers are told of a message, and the sound that goes with it.

import { tick } from "svelte";
import { app } from "../app.svelte";
import type { GameModule, Model } from "../games/types";
import type { Over, Score, ServerMessage, Snapshot, TableInfo, Told, Update } from "../generated/protocol";
import { play, type Sound } from "../sound";
import { say, series, signed, t } from "../words.svelte";
import { isShared, nameTo } from "./people";
import { headline } from "./result";
import { effective } from "./state";
import type { TableStore } from "./store.svelte";

export interface Heard {
  /** What happened, line by line as in the log. */
  readonly told: readonly string[];
  /** How it ended, and what people say. */
  readonly words: readonly string[];
  /** What is asked now; empty if nothing is any more, null if nothing has changed about it. */
  readonly asks: string | null;
  readonly sound: Sound | null;
}

/** The table as it stands after the message. */
export interface Situation {
  readonly game: GameModule;
  readonly model: Model;
  readonly ui: unknown;
  /** Whether this device is asked to do something, now and before. */
  readonly mine: boolean;
  readonly wasMine: boolean;
  /** Whether the game was over before. */
  readonly wasOver: boolean;
  /** Who sits here, and where. */
  readonly you: string | null;
  readonly seats: readonly number[];
  /** The points before the message, and after it. */
  readonly had: readonly Score[];
  readonly has: readonly Score[];
}

const NOTHING: Heard = { told: [], words: [], asks: null, sound: null };

export function heard(message: ServerMessage, at: Situation): Heard {
  if (message.type === "update") return message.viewer === at.model.viewer ? update(message, at) : NOTHING;
  if (message.type === "snapshot") return message.viewer === at.model.viewer ? snapshot(message, at) : NOTHING;
  if (message.type === "said") return said(message, at);
  // What was agreed tells itself; that there was no agreement is nowhere to be seen.
  if (message.type === "settled") return { ...NOTHING, words: message.agreed ? [] : [t("live-not-agreed")] };
  if (message.type === "standing") return { ...NOTHING, words: gained(at) };
  return NOTHING;
}

function update(message: Update, { game, model, ui, mine, wasMine, wasOver }: Situation): Heard {
  const { viewer } = model;
  const told = message.told.flatMap((one) => lines(one, game, model));
  if (message.over !== null) return wasOver ? NOTHING : { told, ...ended(message.over, model) };
  const own = message.told.some(({ seat }) => seat === viewer);
  const others = message.told.some(({ seat }) => seat !== viewer);
  return {
    told,
    words: [],
    asks: mine ? (own || !wasMine ? asked(game, model, ui) : null) : "",
    sound: mine && !wasMine ? "turn" : others ? "laid" : null,
  };
}

/** Where the game stands, without a word of how it came: also when somebody has ended it. */
function snapshot({ over }: Snapshot, { game, model, ui, mine, wasMine, wasOver }: Situation): Heard {
  if (over !== null) return wasOver ? NOTHING : { told: [], ...ended(over, model) };
  return { ...NOTHING, asks: mine ? (wasMine ? null : asked(game, model, ui)) : "" };
}

/** Whoever looks back is not asked what was asked then. */
function asked(game: GameModule, model: Model, ui: unknown): string | null {
  return model.past ? null : say(game.asks(model, ui));
}

function ended(over: Over, { table, viewer }: Model): Omit<Heard, "told"> {
  const alone = viewer === null || isShared(table, viewer) ? null : viewer;
  return { words: [t("web-live-over"), ending(over, table, alone)], asks: "", sound: "over" };
}

/** How it ended, as it stands above the result. */
export function ending(over: Over, table: TableInfo, viewer: number | null): string {
  const nameOf = (seat: number) => table.seats[seat]?.name ?? "";
  return headline(over.ending, over.result, { seats: table.seats.length, viewer, nameOf });
}

/** What an act has brought to those who sit here: it is counted a moment after it is told. */
function gained({ game, model, seats, had, has }: Situation): readonly string[] {
  if (game.show?.("points", model) === false) return [];
  return seats.flatMap((seat) => {
    const before = had[seat]?.categories;
    const after = Object.entries(has[seat]?.categories ?? {});
    const changes = after.flatMap(([category, points]) => {
      const change = points - (before?.[category] ?? points);
      return change === 0 ? [] : [t("text-change", { category: t(`category-${model.game}-${category}`), points: signed(change) })];
    });
    return changes.length === 0 ? [] : [t("text-named", { name: nameTo(model.table, model.viewer, seat), text: series(changes) })];
  });
}

/** What is news of an entry: who acted knows what they did, and hears what came of it. */
function lines(told: Told, game: GameModule, { viewer, table }: Model): readonly string[] {
  const nameOf = (seat: number) => nameTo(table, viewer, seat);
  const own = told.seat === viewer && told.by !== "stand_in";
  if (told.takes_back != null) return own ? [] : [t("web-log-undone", { name: nameOf(told.seat) })];
  return game.tell(told, nameOf).slice(own ? 1 : 0).map((line) => say(line.message));
}

function said(message: ServerMessage & { type: "said" }, { game, model, you }: Situation): Heard {
  const { who, point, sign, text } = message;
  const own = who.id === you;
  if (point != null) return { ...NOTHING, words: [pointText(game, model, who.name, point)], sound: own ? null : "said" };
  if (own) return NOTHING;
  return { ...NOTHING, words: [`${who.name}: ${sign ? t(`web-sign-${sign}`) : (text ?? "")}`], sound: "said" };
}

/** What somebody means who points at a place. */
export function pointText(game: GameModule, model: Model, name: string, at: string): string {
  return game.pointing === undefined ? "" : say(game.pointing(at, model, name));
}

/** The moment that is looked at, and what happened just before it. */
export function moment(step: number, log: readonly Told[], game: GameModule, nameOf: (seat: number) => string): string {
  if (step === 0) return t("replay-beginning");
  const last = effective(log)[step - 1];
  const happened = last === undefined ? [] : game.tell(last, nameOf).map((line) => say(line.message));
  return [t("web-past-looking", { step }), ...happened].join(" · ");
}

/** Let everything that comes to a table be heard; the returned function ends it. */
export function hear(store: TableStore, game: GameModule, ui: unknown): () => void {
  let wasMine = store.mine;
  let wasOver = store.over !== null;
  let had = store.state.scores;
  let question = "";
  return store.listen((message) => {
    const { model, mine } = store;
    const { seats, scores: has } = store.state;
    if (model === null) return;
    const you = store.state.you?.id ?? null;
    const at = { game, model, ui, mine, wasMine, wasOver, you, seats, had, has };
    had = has;
    if ((message.type === "update" || message.type === "snapshot") && message.viewer === model.viewer) {
      wasMine = mine;
      wasOver = message.over !== null;
    }
    // What is asked depends on what is held, and that is known once the page has changed.
    void tick().then(() => {
      if (store.viewer !== model.viewer) return;
      const { told, words, asks, sound } = heard(message, at);
      // What is asked may say points, and they are counted a moment later.
      const now = message.type === "standing" && mine && question !== "" ? say(game.asks(model, ui)) : asks;
      if (now !== null && (message.type !== "standing" || now !== question)) app.ask((question = now));
      app.tell(told);
      for (const word of words) app.announce(word);
      if (sound !== null) play(sound);
    });
  });
}
