import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage, Update } from "../generated/protocol";
import { beatOf, Pacer, PACES } from "./pace";

const BOT = 1;
const act = (entries: number, seat: number, viewer = 0) =>
  ({ type: "update", viewer, entries, told: [{ entry: entries - 1, seat }] }) as unknown as Update;
const other = (type: string) => ({ type }) as unknown as ServerMessage;

describe("the pace of bots", () => {
  let shown: string[];
  let behind: number;
  let beat: number;
  let pacer: Pacer;

  beforeEach(() => {
    vi.useFakeTimers();
    [shown, behind, beat] = [[], 0, 100];
    pacer = new Pacer({
      show: (message) => shown.push(message.type === "update" ? `${message.entries}` : message.type),
      isBots: ({ told }) => told.some(({ seat }) => seat === BOT),
      beat: () => beat,
      onBehind: (acts) => (behind = acts),
      now: () => Date.now(),
    });
  });
  afterEach(() => void vi.useRealTimers());

  it("shows what a bot did act by act, and the act before it just as long", () => {
    for (const message of [act(1, 0), act(2, BOT), act(3, BOT), act(4, 0)]) pacer.take(message);
    expect([shown, behind]).toEqual([["1"], 3]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["1", "2"]);
    vi.advanceTimersByTime(99);
    expect(shown).toEqual(["1", "2"]);
    vi.advanceTimersByTime(101);
    expect([shown, behind]).toEqual([["1", "2", "3", "4"], 0]);
  });

  it("holds nothing back between people, nor for other eyes on the same act", () => {
    for (const message of [act(1, 0), act(2, 2), act(3, BOT), act(3, BOT, 2)]) pacer.take(message);
    expect(shown).toEqual(["1", "2"]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["1", "2", "3", "3"]);
  });

  it("keeps help and points with their position, and lets words pass", () => {
    for (const message of [act(1, BOT), act(2, BOT), other("advice"), other("standing"), other("said"), other("ack")]) pacer.take(message);
    expect(shown).toEqual(["1", "said", "ack"]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["1", "said", "ack", "2", "advice", "standing"]);
  });

  it("shows everything at once to whoever is in a hurry, and what comes then as well", () => {
    for (const message of [act(1, BOT), act(2, BOT), act(3, BOT)]) pacer.take(message);
    pacer.hurry();
    expect([shown, behind]).toEqual([["1", "2", "3"], 0]);
    pacer.take(act(4, 0));
    expect(shown.at(-1)).toBe("4");
    vi.advanceTimersByTime(1000);
    expect(shown).toHaveLength(4);
  });

  it("does not make a new beginning wait, nor anybody who wants no pace", () => {
    for (const message of [act(1, BOT), act(2, BOT), other("snapshot")]) pacer.take(message);
    expect(shown).toEqual(["1", "2", "snapshot"]);
    beat = 0;
    for (const message of [act(3, BOT), act(4, BOT)]) pacer.take(message);
    expect(shown.slice(3)).toEqual(["3", "4"]);
  });

  it("has three of them", () => {
    expect(PACES.map(beatOf)).toEqual([...PACES.map(beatOf)].sort((one, other) => other - one));
    expect(beatOf("now")).toBe(0);
    expect(beatOf("never" as never)).toBe(beatOf("normal"));
  });
});
