import { describe, expect, it } from "vitest";
import type { GameModule, Model } from "../games/types";
import type { ServerMessage } from "../generated/protocol";
import { heard, type Situation } from "./heard";

// Without a language a message is said by its id.
const game = {
  asks: () => ({ id: "asked" }),
  tell: ({ entry }: { entry: number }) => [{ seat: 0, message: { id: `told-${entry}` } }],
  pointing: (at: string) => ({ id: `pointed-${at}` }),
} as unknown as GameModule;
const model = { viewer: 0, table: { seats: [] } } as unknown as Model;
const here: Situation = { game, model, ui: null, mine: false, wasMine: false, you: "me" };

const update = (seats: readonly number[], more: object = {}) =>
  ({ type: "update", viewer: 0, over: null, told: seats.map((seat, entry) => ({ seat, entry })), ...more }) as unknown as ServerMessage;
const said = (id: string, more: object) =>
  ({ type: "said", who: { id, name: "Ada" }, point: null, sign: null, text: null, ...more }) as unknown as ServerMessage;

describe("what is heard of a table", () => {
  it("tells what others did, and no more than the last few of many", () => {
    expect(heard(update([1]), here)).toEqual({ sentences: ["[told-0]"], sound: "laid" });
    expect(heard(update([1, 1, 1, 1, 1, 1]), here).sentences).toEqual(["[told-2]", "[told-3]", "[told-4]", "[told-5]"]);
  });

  it("says what is asked when the turn comes, and after each own act", () => {
    expect(heard(update([1]), { ...here, mine: true })).toEqual({ sentences: ["[told-0]", "[asked]"], sound: "turn" });
    expect(heard(update([0]), { ...here, mine: true, wasMine: true })).toEqual({ sentences: ["[told-0]", "[asked]"], sound: null });
    expect(heard(update([1]), { ...here, mine: true, wasMine: true }).sentences).toEqual(["[told-0]"]);
  });

  it("is silent about what is for other eyes", () => {
    expect(heard(update([1], { viewer: 1 }), here).sentences).toEqual([]);
  });

  it("says of the end only that it is the end", () => {
    expect(heard(update([0], { over: {} }), here)).toEqual({ sentences: ["[web-live-over]"], sound: "over" });
  });

  it("reads out what others say, and what anybody points at", () => {
    expect(heard(said("you", { text: "hello" }), here)).toEqual({ sentences: ["Ada: hello"], sound: "said" });
    expect(heard(said("me", { text: "hello" }), here).sentences).toEqual([]);
    expect(heard(said("me", { point: "d2" }), here)).toEqual({ sentences: ["[pointed-d2]"], sound: null });
  });
});
