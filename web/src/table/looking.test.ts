import { describe, expect, it } from "vitest";
import type { Told } from "../generated/protocol";
import { lastTurn } from "./looking.svelte";

const acts = (...seats: readonly number[]): readonly Told[] => seats.map((seat, entry) => ({ seat, entry }));

describe("everything since one's last turn", () => {
  it("begins where it was over, whatever one has done in this one", () => {
    expect(lastTurn(acts(0, 0, 1, 1, 2), [0])).toBe(2);
    expect(lastTurn(acts(0, 0, 1, 1, 2, 0, 0), [0])).toBe(2);
    expect(lastTurn(acts(1, 2), [0])).toBe(0);
  });

  it("is the whole game for who only watches, and nothing where nobody else plays", () => {
    expect(lastTurn(acts(0, 1, 0), [])).toBe(0);
    expect(lastTurn(acts(0, 0, 0), [0])).toBe(3);
    expect(lastTurn([], [0])).toBe(0);
  });

  it("shows what a stand-in did in one's place", () => {
    const log: readonly Told[] = [...acts(0, 1), { seat: 0, entry: 2, by: "stand_in" }];
    expect(lastTurn(log, [0])).toBe(1);
  });
});
