import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import tranquility from "../games/tranquility/pad";
import type { TranquilitySheet } from "../games/tranquility/pad/sheet";
import type { TranquilityCounted } from "../generated/protocol";
import { Editor } from "./editor.svelte";
import { newSheet } from "./sheets";

const COUNTED: TranquilityCounted = {
  tally: { scores: [], filled: 0, cells: 36, complete_rows: [], consecutive_rows: [] },
  fits: [],
  room: {},
  ranks: [1],
};

/** A server that answers when it is told to, in any order. */
class Server {
  asked: {
    page: { placed: Record<string, number> };
    signal: AbortSignal;
    answer: (status: number, body: unknown) => void;
  }[] = [];
  isAway = false;

  fetch = (_: unknown, { body, signal }: { body: string; signal: AbortSignal }): Promise<unknown> => {
    if (this.isAway) return Promise.reject(new Error("away"));
    return new Promise((resolve) => {
      const answer = (status: number, content: unknown) =>
        resolve({ status, ok: status === 200, json: () => Promise.resolve(content) });
      this.asked.push({ page: JSON.parse(body), signal, answer });
    });
  };

  async count(index = this.asked.length - 1, filled = 0): Promise<void> {
    this.asked[index]?.answer(200, { ...COUNTED, tally: { ...COUNTED.tally, filled } });
    await settled();
  }

  async refuse(rule: string): Promise<void> {
    this.asked.at(-1)?.answer(422, { code: `refused-${rule}`, rule });
    await settled();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const put = (editor: Editor<"tranquility", TranquilitySheet>, cell: number, number: number) =>
  editor.change({ placed: { ...editor.sheet.placed, [cell]: number } });

describe("a sheet on the desk", () => {
  let server: Server;
  let editor: Editor<"tranquility", TranquilitySheet>;

  beforeEach(async () => {
    server = new Server();
    vi.stubGlobal("fetch", server.fetch);
    editor = new Editor(tranquility, newSheet(tranquility));
    await server.count();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    editor.stop();
  });

  it("shows a change at once, and its count when it has come", async () => {
    expect(editor.isCurrent).toBe(true);
    put(editor, 1, 5);
    expect(editor.sheet.placed).toEqual({ 1: 5 });
    expect(editor.isCurrent).toBe(false);
    await server.count(1, 1);
    expect(editor.isCurrent).toBe(true);
    expect(editor.counted?.tally.filled).toBe(1);
  });

  it("does not listen to answers that have been overtaken", async () => {
    put(editor, 1, 5);
    put(editor, 2, 9);
    await server.count(2, 2);
    await server.count(1, 1);
    expect(editor.counted?.tally.filled).toBe(2);
    expect(editor.isCurrent).toBe(true);
  });

  it("takes back what cannot be, as far as it has to, and says why", async () => {
    put(editor, 1, 5);
    put(editor, 2, 4);
    await server.refuse("Q-PLACE-2");
    expect(editor.sheet.placed).toEqual({ 1: 5 });
    expect(editor.wrong?.rule).toBe("Q-PLACE-2");
    await server.count();
    expect(editor.isCurrent).toBe(true);
    expect(editor.wrong?.rule).toBe("Q-PLACE-2");
    put(editor, 2, 6);
    expect(editor.wrong).toBe(null);
  });

  it("counts here while the server is away, and the server again when it is back", async () => {
    server.isAway = true;
    put(editor, 1, 5);
    await settled();
    expect(editor.sheet.placed).toEqual({ 1: 5 });
    expect(editor.isAway).toBe(true);
    expect(editor.isCurrent).toBe(true);
    expect(editor.wrong).toBe(null);
    expect(editor.counted?.tally.filled).toBe(1);
    expect(editor.sheet.outcome?.totals).toEqual([1]);
    // Once it is known to be away nobody waits for it.
    put(editor, 2, 9);
    expect(editor.isCurrent).toBe(true);
    expect(editor.counted?.tally.filled).toBe(2);
    server.isAway = false;
    void editor.count();
    expect(editor.isAway).toBe(true);
    await server.count(server.asked.length - 1, 36);
    expect(editor.isAway).toBe(false);
    expect(editor.counted?.tally.filled).toBe(36);
  });

  it("takes back what cannot be by its own count, too", async () => {
    server.isAway = true;
    put(editor, 1, 5);
    await settled();
    put(editor, 2, 4);
    await settled();
    expect(editor.sheet.placed).toEqual({ 1: 5 });
    expect(editor.wrong).toEqual({ code: "refused-Q-PLACE-2", arguments: { number: 4, cell: 2 }, rule: "Q-PLACE-2" });
    expect(editor.isCurrent).toBe(true);
    expect(editor.counted?.tally.filled).toBe(1);
    put(editor, 2, 6);
    expect(editor.wrong).toBe(null);
  });

  it("does not wait long for a server that does not answer, but listens to it later", async () => {
    vi.useFakeTimers();
    put(editor, 1, 5);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(editor.isCurrent).toBe(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(editor.isCurrent).toBe(true);
    expect(editor.isAway).toBe(true);
    vi.useRealTimers();
    await server.count(1, 1);
    expect(editor.isAway).toBe(false);
  });

  it("asks again by itself, until nobody looks any more", async () => {
    vi.useFakeTimers();
    server.isAway = true;
    put(editor, 1, 5);
    await vi.advanceTimersByTimeAsync(0);
    expect(editor.isAway).toBe(true);
    server.isAway = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.asked.length).toBe(2);
    expect(server.asked[1]?.page.placed).toEqual({ 1: 5 });
    editor.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked.length).toBe(2);
    expect(server.asked[1]?.signal.aborted).toBe(true);
  });

  it("goes back step by step", async () => {
    expect(editor.canUndo).toBe(false);
    put(editor, 1, 5);
    put(editor, 2, 9);
    editor.undo();
    expect(editor.sheet.placed).toEqual({ 1: 5 });
    editor.undo();
    expect(editor.sheet.placed).toEqual({});
    expect(editor.canUndo).toBe(false);
    editor.undo();
    await server.count();
    expect(editor.isCurrent).toBe(true);
  });

  it("is only looked at while it lies in the diary", async () => {
    put(editor, 1, 5);
    await server.count();
    editor.finish(true);
    put(editor, 2, 9);
    editor.undo();
    expect(editor.sheet.placed).toEqual({ 1: 5 });
    editor.finish(false);
    put(editor, 2, 9);
    expect(editor.sheet.placed).toEqual({ 1: 5, 2: 9 });
  });

  it("follows what another window wrote on it, if that is newer", async () => {
    put(editor, 1, 5);
    await server.count();
    const theirs = { ...editor.sheet, placed: { 1: 7 }, changed: "2999-01-01T00:00:00.000Z" };
    editor.follow(theirs);
    expect(editor.sheet.placed).toEqual({ 1: 7 });
    const older = { ...theirs, placed: {}, changed: "2020-01-01T00:00:00.000Z" };
    editor.follow(older);
    expect(editor.sheet.placed).toEqual({ 1: 7 });
  });
});
