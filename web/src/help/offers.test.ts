import { beforeAll, describe, expect, it } from "vitest";
import type { Model } from "../games/types";
import type { GameInfo, TableInfo, Weighed } from "../generated/protocol";
import type { InWords } from "../text/types";
import { speak } from "../words.svelte";
import { FIRST, read, withTable } from "./newcomer";
import { actText, allowsHints, remarkText, remarkTexts } from "./offers";

const INFO = { hints: true } as GameInfo;

function table(kinds: readonly string[], more: object = {}): TableInfo {
  return { daily: null, seats: kinds.map((kind) => ({ kind })), ...more } as unknown as TableInfo;
}

describe("hints are offered", () => {
  it("alone and among bots", () => {
    expect(allowsHints(table(["person"]), INFO)).toBe(true);
    expect(allowsHints(table(["bot", "person", "bot"]), INFO)).toBe(true);
  });

  it("with others only where it was agreed, and never in the deal of the day", () => {
    for (const other of ["person", "open", "program"]) {
      expect(allowsHints(table(["person", other]), INFO)).toBe(false);
      expect(allowsHints(table(["person", other], { hints: true }), INFO)).toBe(true);
    }
    expect(allowsHints(table(["person"], { daily: "2026-01-01" }), INFO)).toBe(false);
    expect(allowsHints(table(["bot", "bot"]), INFO)).toBe(false);
  });

  it("only for games that somebody knows", () => {
    expect(allowsHints(table(["person"]), { hints: false } as GameInfo)).toBe(false);
    expect(allowsHints(table(["person"]), null)).toBe(false);
  });
});

describe("what help says", () => {
  beforeAll(async () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    await speak("en");
  });

  it("puts names into its sentences", () => {
    expect(remarkText({ code: "look-harmonies-ready", names: { card: "card-otter" } })).toContain("Otter");
  });

  it("leaves out what only a newer server knows", () => {
    expect(remarkTexts([{ code: "reason-only" }, { code: "reason-of-tomorrow" }])).toEqual(["Nothing else can be done now."]);
  });

  it("tells an act of the position in which it was legal", () => {
    const words = { does: (_: Model, index: number) => `the act number ${index}` } as unknown as InWords;
    const model = (...cells: number[]): Model => ({ legal: cells.map((cell) => ({ type: "choose", cell })) }) as unknown as Model;
    const act = { action: { type: "choose", cell: 9 } } as Weighed;
    expect(actText(words, [model(1), model(2, 9)], act)).toBe("the act number 1");
    expect(actText(words, [model(1)], act)).toBeNull();
    expect(actText(null, [model(9)], act)).toBeNull();
  });
});

describe("a newcomer", () => {
  it("is somebody at one of their first tables", () => {
    const tables = ["a", "b", "c", "d", "a"];
    const played = tables.reduce((before, one) => withTable(before, "harmonies", one), read(null));
    expect(played["harmonies"]).toEqual(tables.slice(0, FIRST));
    expect(withTable(played, "tranquility", "x")["tranquility"]).toEqual(["x"]);
  });

  it("is noted in a way that survives nonsense", () => {
    expect(read("{")).toEqual({});
    expect(read('{"harmonies": 3, "tranquility": ["x"]}')).toEqual({ tranquility: ["x"] });
  });
});
