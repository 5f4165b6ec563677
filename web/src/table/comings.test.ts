import { describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../generated/protocol";
import { comings } from "./comings";

vi.mock("../words.svelte", () => ({
  t: (id: string, { name }: { name?: string } = {}) => (name === undefined ? id : `${id}: ${name}`),
  has: () => false,
}));

const ANNA = { seat: 0, kind: "person", name: "Anna", person: "a", bot: null, stand_in: false };
const BEN = { seat: 1, kind: "person", name: "Ben", person: "b", bot: null, stand_in: false };
const BOT = { seat: 2, kind: "bot", name: "Bot", person: null, bot: "random", stand_in: false };
const OPEN = { seat: 1, kind: "open", name: "", person: null, bot: null, stand_in: false };
const GONE = { ...BEN, kind: "open", person: null, stand_in: true };

const table = (seats: readonly object[], status = "running") => ({ status, seats }) as unknown as TableInfo;
const together = table([ANNA, BEN, BOT]);

describe("who comes and who goes", () => {
  it("is told when somebody leaves a game that goes on, to them as well", () => {
    const left = table([ANNA, GONE, BOT]);
    expect(comings(together, left, [0])).toEqual(["live-left: Ben"]);
    expect(comings(together, left, [])).toEqual(["live-left: Ben"]);
    expect(comings(together, left, [1])).toEqual(["live-left: you"]);
  });

  it("calls people who share a device by their names", () => {
    const both = table([ANNA, { ...BEN, person: "a" }, BOT]);
    expect(comings(both, table([ANNA, GONE, BOT]), [0, 1])).toEqual(["live-left: Ben"]);
  });

  it("promises no stand-in where nobody is left to play with", () => {
    const alone = table([ANNA, BOT, BOT]);
    expect(comings(alone, table([{ ...GONE, seat: 0 }, BOT, BOT]), [0])).toEqual(["web-ended-abandoned"]);
  });

  it("is told when a stand-in takes over for somebody, and when they are back", () => {
    const late = table([ANNA, { ...BEN, stand_in: true }, BOT]);
    expect(comings(together, late, [0])).toEqual(["live-stand-in: Ben"]);
    expect(comings(together, late, [1])).toEqual(["live-stand-in: you"]);
    expect(comings(late, together, [0])).toEqual(["live-back: Ben"]);
    expect(comings(late, together, [1])).toEqual([]);
  });

  it("is told in the waiting room", () => {
    const waiting = table([ANNA, OPEN], "waiting");
    const full = table([ANNA, BEN], "waiting");
    expect(comings(waiting, full, [0])).toEqual(["live-sits-down: Ben"]);
    expect(comings(full, waiting, [0])).toEqual(["live-stood-up: Ben"]);
    expect(comings(full, waiting, [1])).toEqual(["live-stood-up: you"]);
  });

  it("tells of a pause and of its end", () => {
    const paused = table([ANNA, BEN, BOT], "paused");
    expect(comings(together, paused, [0])).toEqual(["web-paused"]);
    expect(comings(paused, together, [0])).toEqual(["live-goes-on"]);
    expect(comings(paused, paused, [0])).toEqual([]);
  });

  it("is nothing when the game begins or ends", () => {
    expect(comings(table([ANNA, BEN], "waiting"), table([ANNA, BEN]), [0])).toEqual([]);
    expect(comings(together, table([ANNA, GONE, BOT], "over"), [0])).toEqual([]);
  });
});
