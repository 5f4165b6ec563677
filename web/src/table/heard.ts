// News for ears: what screen readers are told of a message, and the sound that goes with it.

import { app } from "../app.svelte";
import type { GameModule, Model } from "../games/types";
import type { ServerMessage, Told } from "../generated/protocol";
import { play, type Sound } from "../sound";
import { say, t } from "../words.svelte";
import { nameTo } from "./people";
import type { TableStore } from "./store.svelte";

export interface Heard {
  /** What happened, line by line as in the log. */
  readonly told: readonly string[];
  /** What is asked now, and what people say. */
  readonly words: readonly string[];
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
  /** Who sits here. */
  readonly you: string | null;
}

const NOTHING: Heard = { told: [], words: [], sound: null };

export function heard(message: ServerMessage, at: Situation): Heard {
  if (message.type === "update") return message.viewer === at.model.viewer ? update(message, at) : NOTHING;
  if (message.type === "said") return said(message, at);
  return NOTHING;
}

function update(message: ServerMessage & { type: "update" }, { game, model, ui, mine, wasMine }: Situation): Heard {
  if (message.over !== null) return { told: [], words: [t("web-live-over")], sound: "over" };
  const { viewer } = model;
  const own = message.told.some(({ seat }) => seat === viewer);
  const others = message.told.some(({ seat }) => seat !== viewer);
  return {
    told: message.told.flatMap((one) => lines(one, game, model)),
    words: mine && (own || !wasMine) ? [say(game.asks(model, ui))] : [],
    sound: mine && !wasMine ? "turn" : others ? "laid" : null,
  };
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
  if (point != null) return { told: [], words: [pointText(game, model, who.name, point)], sound: own ? null : "said" };
  if (own) return NOTHING;
  return { told: [], words: [`${who.name}: ${sign ? t(`web-sign-${sign}`) : (text ?? "")}`], sound: "said" };
}

/** What somebody means who points at a place. */
export function pointText(game: GameModule, model: Model, name: string, at: string): string {
  return game.pointing === undefined ? "" : say(game.pointing(at, model, name));
}

/** Let everything that comes to a table be heard; the returned function ends it. */
export function hear(store: TableStore, game: GameModule, ui: unknown): () => void {
  let wasMine = false;
  return store.listen((message) => {
    const { model, mine } = store;
    if (model === null) return;
    const { told, words, sound } = heard(message, { game, model, ui, mine, wasMine, you: store.state.you?.id ?? null });
    if (message.type === "update" && message.viewer === model.viewer) wasMine = mine;
    app.tell(told);
    for (const word of words) app.announce(word);
    if (sound !== null) play(sound);
  });
}
