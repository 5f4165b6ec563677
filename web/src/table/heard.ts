// News for ears: what screen readers are told of a message, and the sound that goes with it.

import { app } from "../app.svelte";
import type { GameModule, Model } from "../games/types";
import type { ServerMessage } from "../generated/protocol";
import { play, type Sound } from "../sound";
import { say, t } from "../words.svelte";
import { nameTo } from "./people";
import type { TableStore } from "./store.svelte";

/** More than this at once is a flood: the log has the rest. */
const MOST = 4;

export interface Heard {
  readonly sentences: readonly string[];
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

const NOTHING: Heard = { sentences: [], sound: null };

export function heard(message: ServerMessage, at: Situation): Heard {
  if (message.type === "update") return message.viewer === at.model.viewer ? update(message, at) : NOTHING;
  if (message.type === "said") return said(message, at);
  return NOTHING;
}

function update(message: ServerMessage & { type: "update" }, { game, model, ui, mine, wasMine }: Situation): Heard {
  if (message.over !== null) return { sentences: [t("web-live-over")], sound: "over" };
  const { viewer, table } = model;
  const nameOf = (seat: number) => nameTo(table, viewer, seat);
  const told = message.told.flatMap((one) => game.tell(one, nameOf).map((line) => say(line.message)));
  const own = message.told.some(({ seat }) => seat === viewer);
  const others = message.told.some(({ seat }) => seat !== viewer);
  const asked = mine && (own || !wasMine) ? [say(game.asks(model, ui))] : [];
  return { sentences: [...told.slice(-MOST), ...asked], sound: mine && !wasMine ? "turn" : others ? "laid" : null };
}

function said(message: ServerMessage & { type: "said" }, { game, model, you }: Situation): Heard {
  const { who, point, sign, text } = message;
  const own = who.id === you;
  if (point != null) return { sentences: [pointText(game, model, who.name, point)], sound: own ? null : "said" };
  if (own) return NOTHING;
  return { sentences: [`${who.name}: ${sign ? t(`web-sign-${sign}`) : (text ?? "")}`], sound: "said" };
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
    const { sentences, sound } = heard(message, { game, model, ui, mine, wasMine, you: store.state.you?.id ?? null });
    if (message.type === "update" && message.viewer === model.viewer) wasMine = mine;
    for (const sentence of sentences) app.announce(sentence);
    if (sound !== null) play(sound);
  });
}
