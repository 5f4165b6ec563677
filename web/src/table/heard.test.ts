import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { app } from "../app.svelte";
import type { GameModule, Model } from "../games/types";
import type { ServerMessage } from "../generated/protocol";
import { hear, heard, moment, type Situation } from "./heard";
import type { TableStore } from "./store.svelte";

// Without a language a message is said by its id.
const game = {
  asks: () => ({ id: "asked" }),
  tell: ({ entry, seat }: { entry: number; seat: number }) => [
    { seat, message: { id: `did-${entry}` } },
    { seat: null, message: { id: `came-${entry}` } },
  ],
  pointing: (at: string) => ({ id: `pointed-${at}` }),
} as unknown as GameModule;
const model = { viewer: 0, table: { seats: [] } } as unknown as Model;
const here: Situation = { game, model, ui: null, mine: false, wasMine: false, wasOver: false, you: "me", seats: [0], had: [], has: [] };

const update = (seats: readonly number[], more: object = {}) =>
  ({ type: "update", viewer: 0, over: null, told: seats.map((seat, entry) => ({ seat, entry })), ...more }) as unknown as ServerMessage;
const snapshot = (more: object = {}) => ({ type: "snapshot", viewer: 0, over: null, ...more }) as unknown as ServerMessage;
const RESIGNED = { ending: { how: "resigned", seat: 1 }, result: null };
const said = (id: string, more: object) =>
  ({ type: "said", who: { id, name: "Ada" }, point: null, sign: null, text: null, ...more }) as unknown as ServerMessage;

describe("what is heard of a table", () => {
  it("tells what others did", () => {
    const told = ["[did-0]", "[came-0]", "[did-1]", "[came-1]"];
    expect(heard(update([1, 2]), here)).toEqual({ told, words: [], asks: "", sound: "laid" });
  });

  it("does not repeat what one did oneself, only what came of it", () => {
    expect(heard(update([0]), here)).toEqual({ told: ["[came-0]"], words: [], asks: "", sound: null });
    const standIn = { told: [{ seat: 0, entry: 7, by: "stand_in" }] };
    expect(heard(update([], standIn), here).told).toEqual(["[did-7]", "[came-7]"]);
  });

  it("says that somebody else took something back", () => {
    const back = (seat: number) => update([], { told: [{ seat, entry: 3, takes_back: 2 }] });
    expect(heard(back(1), here).told).toEqual(["[web-log-undone]"]);
    expect(heard(back(0), here).told).toEqual([]);
  });

  it("says what is asked when the turn comes, and after each own act", () => {
    expect(heard(update([1]), { ...here, mine: true })).toMatchObject({ asks: "[asked]", sound: "turn" });
    expect(heard(update([0]), { ...here, mine: true, wasMine: true })).toMatchObject({ asks: "[asked]", sound: null });
    expect(heard(update([1]), { ...here, mine: true, wasMine: true }).asks).toBeNull();
    expect(heard(snapshot(), { ...here, mine: true }).asks).toBe("[asked]");
    expect(heard(snapshot(), { ...here, mine: true, wasMine: true }).asks).toBeNull();
  });

  it("asks nothing any more when the turn has gone, and nobody who looks back", () => {
    expect(heard(update([0]), { ...here, wasMine: true }).asks).toBe("");
    expect(heard(update([1]), { ...here, mine: true, model: { ...model, past: true } }).asks).toBeNull();
  });

  it("is silent about what is for other eyes", () => {
    const nothing = { told: [], words: [], asks: null, sound: null };
    expect(heard(update([1], { viewer: 1 }), here)).toEqual(nothing);
    expect(heard(snapshot({ viewer: 1, over: RESIGNED }), here)).toEqual(nothing);
  });

  it("says what led to the end and how it came out", () => {
    const over = { ending: { how: "finished", seat: null }, result: { won: true } };
    expect(heard(update([1], { over }), here)).toEqual({
      told: ["[did-0]", "[came-0]"],
      words: ["[web-live-over]", "[web-won-together]"],
      asks: "",
      sound: "over",
    });
  });

  it("says once that somebody has ended the game", () => {
    const words = ["[web-live-over]", "[web-ended-resigned]"];
    expect(heard(snapshot({ over: RESIGNED }), here)).toEqual({ told: [], words, asks: "", sound: "over" });
    const watching = { ...here, model: { ...model, viewer: null } };
    expect(heard(snapshot({ viewer: null, over: RESIGNED }), watching).words).toEqual(words);
    expect(heard(snapshot({ over: RESIGNED }), { ...here, wasOver: true }).words).toEqual([]);
    expect(heard(update([], { over: RESIGNED }), { ...here, wasOver: true }).words).toEqual([]);
  });

  it("says at which moment one looks back, and what happened there", () => {
    const log = [{ seat: 0, entry: 0 }, { seat: 0, entry: 1, takes_back: 0 }, { seat: 1, entry: 2 }];
    const nameOf = () => "";
    expect(moment(0, log, game, nameOf)).toBe("[replay-beginning]");
    expect(moment(1, log, game, nameOf)).toBe("[web-past-looking] · [did-2] · [came-2]");
    expect(moment(9, log, game, nameOf)).toBe("[web-past-looking]");
  });

  it("says what an act has brought, where points are counted", () => {
    const standing = { type: "standing", entries: 3, scores: [] } as unknown as ServerMessage;
    const points = (...lines: readonly number[]) => lines.map((one) => ({ total: one, categories: { lines: one }, items: [] }));
    const at = { ...here, had: points(3, 3), has: points(12, 30) };
    expect(heard(standing, at)).toEqual({ told: [], words: ["[text-named]"], asks: null, sound: null });
    expect(heard(standing, { ...at, seats: [0, 1] }).words).toHaveLength(2);
    expect(heard(standing, { ...at, seats: [] }).words).toEqual([]);
    expect(heard(standing, { ...at, had: at.has }).words).toEqual([]);
    expect(heard(standing, { ...at, had: [] }).words).toEqual([]);
    expect(heard(standing, { ...at, game: { ...game, show: () => false } }).words).toEqual([]);
  });

  it("says that a question was refused", () => {
    const settled = (agreed: boolean) => ({ type: "settled", question: "q", agreed }) as unknown as ServerMessage;
    expect(heard(settled(false), here).words).toEqual(["[live-not-agreed]"]);
    expect(heard(settled(true), here).words).toEqual([]);
  });

  it("reads out what others say, and what anybody points at", () => {
    expect(heard(said("you", { text: "hello" }), here)).toMatchObject({ words: ["Ada: hello"], asks: null, sound: "said" });
    expect(heard(said("me", { text: "hello" }), here).words).toEqual([]);
    expect(heard(said("me", { point: "d2" }), here)).toMatchObject({ words: ["[pointed-d2]"], asks: null, sound: null });
  });
});

describe("listening to a table", () => {
  it("reads aloud what is asked as the screen says it, once the page has changed", async () => {
    const ui = { needed: 0 };
    const counting = { ...game, asks: (_: Model, held: typeof ui) => ({ id: `asked-${held.needed}` }) } as unknown as GameModule;
    let say: (message: ServerMessage) => void = () => undefined;
    const store = {
      ...{ mine: true, over: null, viewer: 0, model, state: { seats: [0], scores: [], you: null } },
      listen: (listener: typeof say) => ((say = listener), () => undefined),
    } as unknown as TableStore;
    const asked = vi.spyOn(app, "ask");
    hear(store, counting, ui);
    say(update([0]));
    ui.needed = 1; // as the board does when it follows
    await tick();
    expect(asked.mock.lastCall).toEqual(["[asked-1]"]);
    asked.mockRestore();
  });
});
