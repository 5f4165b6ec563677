import { describe, expect, it } from "vitest";
import { back, calledTiles, fairChance, newRound, next, readCalls } from "./caller";

const TILES = ["123", "124", "128", "163", "164"];

describe("the caller", () => {
  it("mixes every tile into the pile once", () => {
    for (let times = 0; times < 20; times++) {
      expect([...newRound(TILES).pile].sort()).toEqual(TILES);
    }
    const always = newRound(TILES, 1, (below) => below - 1);
    expect(always.pile).toEqual(TILES);
    expect(newRound(TILES, 1, () => 0).pile).not.toEqual(TILES);
  });

  it("throws numbers below the limit only", () => {
    const seen = new Set(Array.from({ length: 400 }, () => fairChance(3)));
    expect(seen).toEqual(new Set([0, 1, 2]));
  });

  it("calls one after another, not more than a round has, and goes back without drawing anew", () => {
    let calls = newRound(TILES);
    for (let times = 0; times < 9; times++) calls = next(calls, 3);
    expect(calledTiles(calls)).toEqual(calls.pile.slice(0, 3));
    const third = calledTiles(calls)[2];
    calls = back(calls);
    expect(calledTiles(calls).length).toBe(2);
    expect(calledTiles(next(calls, 3))[2]).toBe(third);
    expect(back(newRound(TILES)).called).toBe(0);
  });

  it("goes on after a reload, and begins anew with anything else", () => {
    const calls = next(newRound(TILES, 4), 3);
    expect(readCalls(JSON.stringify(calls), TILES, 3)).toEqual(calls);
    for (const text of [null, "nonsense", "{}", JSON.stringify({ ...calls, called: 9 })]) {
      expect(readCalls(text, TILES, 3)).toBe(null);
    }
    expect(readCalls(JSON.stringify({ ...calls, pile: ["123", "123"] }), TILES, 3)).toBe(null);
  });
});
