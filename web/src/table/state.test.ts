import { describe, expect, it } from "vitest";
import type { ServerMessage, Told } from "../generated/protocol";
import { effective, eyesOf, known, NOTHING, receive, withLog, type TableState } from "./state";

const told = (entry: number, takes_back: number | null = null): Told => ({ entry, seat: 0, takes_back });

const greeting = (seats: number[], version = "1") =>
  ({ type: "greeting", version, you: null, seats, table: { id: "x" }, questions: [] }) as unknown as ServerMessage;

const snapshot = (viewer: number | null, entries: number) =>
  ({
    ...{ type: "snapshot", viewer, entries, steps: entries, view: { at: entries }, legal: [] },
    ...{ actors: [0], undo: null, clocks: null, scores: [], over: null },
  }) as unknown as ServerMessage;

const update = (viewer: number | null, entries: number, news: Told[]) =>
  ({
    ...{ type: "update", viewer, entries, steps: entries, told: news, view: { at: entries } },
    ...{ legal: [], actors: [0], undo: null, clocks: null, over: null },
  }) as unknown as ServerMessage;

const advice = (viewer: number, entries: number) =>
  ({ type: "advice", viewer, entries, previews: [{ lines: 3 }], marks: ["mark"] }) as unknown as ServerMessage;

function after(...messages: ServerMessage[]): TableState {
  return messages.reduce((state, message) => receive(state, message, 1000), NOTHING);
}

describe("what a client knows of a table", () => {
  it("holds a view for each seat of the connection", () => {
    const state = after(greeting([0, 2]), snapshot(0, 4), snapshot(2, 4), update(2, 5, [told(4)]));
    expect(eyesOf(state, 0)?.entries).toBe(4);
    expect(eyesOf(state, 2)?.entries).toBe(5);
    expect(eyesOf(state, 1)).toBeNull();
    expect(known(state)).toBe(4);
  });

  it("keeps a spectator's view behind the curtain of several seats, and of no single one", () => {
    expect(after(greeting([0, 1]), snapshot(null, 4), greeting([0, 1])).eyes).toHaveLength(1);
    expect(after(greeting([]), snapshot(null, 4), greeting([0])).eyes).toHaveLength(0);
  });

  it("drops the views of seats that were given up", () => {
    const state = after(greeting([0, 2]), snapshot(0, 4), snapshot(2, 4), greeting([2]));
    expect(state.eyes.map(({ viewer }) => viewer)).toEqual([2]);
  });

  it("takes advice only for the position it was made for, and keeps old marks until new ones come", () => {
    const state = after(greeting([0]), snapshot(0, 4), advice(0, 3));
    expect(eyesOf(state, 0)?.advice).toBeNull();
    const helped = receive(state, advice(0, 4), 1000);
    expect(eyesOf(helped, 0)?.advice?.previews).toEqual([{ lines: 3 }]);
    const later = receive(helped, update(0, 5, [told(4)]), 1000);
    expect(eyesOf(later, 0)?.advice).toBeNull();
    expect(eyesOf(later, 0)?.marks).toEqual(["mark"]);
  });

  it("forgets what a stage that begins anew has not seen yet", () => {
    const state = after(greeting([0]), snapshot(0, 2), update(0, 4, [told(2), told(3)]), snapshot(0, 3));
    expect(eyesOf(state, 0)?.log.map(({ entry }) => entry)).toEqual([2]);
  });

  it("tells as news only what was not known", () => {
    const state = after(greeting([0]), snapshot(0, 4), update(0, 6, [told(3), told(4), told(5)]));
    expect(eyesOf(state, 0)?.news.map(({ entry }) => entry)).toEqual([4, 5]);
  });

  it("keeps the log whole through updates, and notices a hole", () => {
    let state = after(greeting([0]), snapshot(0, 2));
    state = withLog(state, 0, [told(0), told(1)]);
    state = receive(state, update(0, 3, [told(2)]), 1000);
    expect(eyesOf(state, 0)?.whole).toBe(true);
    expect(eyesOf(state, 0)?.log).toHaveLength(3);
    state = receive(state, update(0, 6, [told(5)]), 1000);
    expect(eyesOf(state, 0)?.whole).toBe(false);
    state = withLog(state, 0, [0, 1, 2, 3, 4, 5].map((entry) => told(entry)));
    expect(eyesOf(state, 0)?.log.map(({ entry }) => entry)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("counts as steps only what was not taken back", () => {
    const log = [told(0), told(1), told(2, 1), told(3)];
    expect(effective(log).map(({ entry }) => entry)).toEqual([0, 3]);
  });

  it("notices that the server has become another one", () => {
    expect(after(greeting([0]), greeting([0])).ready).toBeNull();
    expect(after(greeting([0]), greeting([0], "2")).ready).toBe("2");
  });

  it("knows that the server is about to restart, until it is back", () => {
    const told = after(greeting([0]), { type: "restarts", seconds: 30 } as ServerMessage);
    expect(told.restarts).toBe(true);
    expect(after(greeting([0]), { type: "restarts", seconds: 30 } as ServerMessage, greeting([0])).restarts).toBe(false);
  });

  it("lets pass what it does not know", () => {
    const known = after(greeting([0]));
    expect(receive(known, { type: "tomorrow" } as unknown as ServerMessage, 0)).toBe(known);
  });

  it("corrects its clock by the server's", () => {
    const state = receive(after(greeting([0])), { type: "pong", sent: 0, now: 1500 }, 1000);
    expect(state.clockError).toBe(500);
  });

  it("forgets what was taken out of the chat", () => {
    const line = (number: number | null) => ({ type: "said", who: { id: "a", name: "Ada" }, time: "", text: "hm", number }) as ServerMessage;
    const said = after(greeting([0]), line(1), line(null), line(2), { type: "unsaid", numbers: [1] }).said;
    expect(said.map(({ number }) => number)).toEqual([null, 2]);
  });

  it("closes a question when it is settled", () => {
    const question = { id: "q", seat: 0, what: "undo", waits_for: [1], entry: 0 } as const;
    const asked = after(greeting([0]), { type: "asked", question });
    expect(asked.questions).toEqual([question]);
    expect(receive(asked, { type: "settled", question: "q", agreed: true }, 0).questions).toEqual([]);
  });
});
