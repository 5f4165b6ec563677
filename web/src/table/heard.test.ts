import { describe, expect, it } from "vitest";
import type { GameModule, Model } from "../games/types";
import type { ServerMessage } from "../generated/protocol";
import { heard, type Situation } from "./heard";

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
const here: Situation = { game, model, ui: null, mine: false, wasMine: false, you: "me" };

const update = (seats: readonly number[], more: object = {}) =>
  ({ type: "update", viewer: 0, over: null, told: seats.map((seat, entry) => ({ seat, entry })), ...more }) as unknown as ServerMessage;
const said = (id: string, more: object) =>
  ({ type: "said", who: { id, name: "Ada" }, point: null, sign: null, text: null, ...more }) as unknown as ServerMessage;

describe("what is heard of a table", () => {
  it("tells what others did", () => {
    expect(heard(update([1, 2]), here)).toEqual({ told: ["[did-0]", "[came-0]", "[did-1]", "[came-1]"], words: [], sound: "laid" });
  });

  it("does not repeat what one did oneself, only what came of it", () => {
    expect(heard(update([0]), here)).toEqual({ told: ["[came-0]"], words: [], sound: null });
    const standIn = { told: [{ seat: 0, entry: 7, by: "stand_in" }] };
    expect(heard(update([], standIn), here).told).toEqual(["[did-7]", "[came-7]"]);
  });

  it("says that somebody else took something back", () => {
    const back = (seat: number) => update([], { told: [{ seat, entry: 3, takes_back: 2 }] });
    expect(heard(back(1), here).told).toEqual(["[web-log-undone]"]);
    expect(heard(back(0), here).told).toEqual([]);
  });

  it("says what is asked when the turn comes, and after each own act", () => {
    expect(heard(update([1]), { ...here, mine: true })).toMatchObject({ words: ["[asked]"], sound: "turn" });
    expect(heard(update([0]), { ...here, mine: true, wasMine: true })).toMatchObject({ words: ["[asked]"], sound: null });
    expect(heard(update([1]), { ...here, mine: true, wasMine: true }).words).toEqual([]);
  });

  it("is silent about what is for other eyes", () => {
    expect(heard(update([1], { viewer: 1 }), here)).toEqual({ told: [], words: [], sound: null });
  });

  it("says of the end only that it is the end", () => {
    expect(heard(update([0], { over: {} }), here)).toEqual({ told: [], words: ["[web-live-over]"], sound: "over" });
  });

  it("reads out what others say, and what anybody points at", () => {
    expect(heard(said("you", { text: "hello" }), here)).toEqual({ told: [], words: ["Ada: hello"], sound: "said" });
    expect(heard(said("me", { text: "hello" }), here).words).toEqual([]);
    expect(heard(said("me", { point: "d2" }), here)).toEqual({ told: [], words: ["[pointed-d2]"], sound: null });
  });
});
