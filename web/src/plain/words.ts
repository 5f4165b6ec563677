// Any game in words, as far as its view and its messages say: shows-<game>-<field>,
// does-<game>-<action>, told-<game>-<event>. What has no message is shown as it is written.

import type { Line, Message, Model, ToldOf } from "../games/types";
import type { InWords } from "../text/types";
import { has, t } from "../words.svelte";

/** What was agreed before the game stands elsewhere. */
const AGREED = new Set(["options", "seat", "seats"]);

const written = (value: unknown): string | number =>
  typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value);

function shown({ game, view }: Model): readonly string[] {
  return Object.entries(view).flatMap(([name, value]: [string, unknown]) => {
    if (AGREED.has(name) || value === null) return [];
    const id = `shows-${game}-${name}`;
    return has(id) ? t(id, { value: written(value) }) : t("plain-named", { name, value: written(value) });
  });
}

/** The events of an entry, each with whoever did it and all that it says. */
export function tell(game: string, { seat, events = [] }: ToldOf, name: (seat: number) => string): readonly Line[] {
  return events.map((event) => {
    const id = `told-${game}-${event.type}`;
    const args = Object.fromEntries(Object.entries(event).map(([key, value]) => [key, written(value)]));
    const said: Message = { id, args: { ...args, name: name(seat) } };
    return { seat, message: has(id) ? said : { id: "plain-named", args: { name: name(seat), value: event.type } } };
  });
}

export function asks({ over, viewer, actors }: Model): Message {
  if (over) return { id: "plain-over" };
  return { id: viewer !== null && actors.includes(viewer) ? "plain-asks" : "plain-waits" };
}

const words: InWords = {
  parts: (model) => [{ id: "board", title: t("plain-table"), items: shown(model) }],
  other: () => [],
  group: () => t("text-actions"),
  does({ game, legal, texts }, index) {
    const text = texts?.[index];
    if (text === undefined) return JSON.stringify(legal[index]);
    const id = `does-${game}-${text}`;
    return has(id) ? t(id) : text;
  },
  what: () => null,
  cell: "",
  beginning: "",
  forms: [],
};

export default words;
