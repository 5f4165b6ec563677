import { describe, expect, it } from "vitest";
import type { HarmoniesEvent } from "../../generated/protocol";
import type { Model } from "./model";
import { motions } from "./motions";

const view = { players: [{ board: {} }, { board: { c3: ["brown", "brown", "green"], a1: ["gray"] } }] };

function moved(viewer: number | null, seat: number, ...events: readonly HarmoniesEvent[]) {
  return motions([{ entry: 0, seat, events }], { viewer, view } as unknown as Model);
}

const placed = (colour: "brown" | "gray" | "green", cell: string): HarmoniesEvent => ({ type: "token_placed", seat: 1, colour, cell });

describe("what flies over the Harmonies table", () => {
  it("brings each token to its own level, also when several go onto one cell", () => {
    const to = moved(0, 1, placed("brown", "c3"), placed("gray", "a1"), placed("green", "c3")).map((one) => one.to);
    expect(to).toEqual([
      '[data-board-of="1"] [data-at="c3"] [data-level="1"]',
      '[data-board-of="1"] [data-at="a1"] [data-level="0"]',
      '[data-board-of="1"] [data-at="c3"] [data-level="2"]',
    ]);
  });

  it("leaves one's own hands alone, but shows what then comes out of bag and pile", () => {
    expect(moved(1, 1, placed("gray", "a1"))).toEqual([]);
    const refill: HarmoniesEvent = { type: "space_filled", space: 2, tokens: ["blue", "red", "gray"] };
    const card: HarmoniesEvent = { type: "card_turned_up", card: "otter" };
    expect(moved(1, 1, refill, card)).toHaveLength(4);
  });

  it("takes tokens from the space if they never lay in the hand", () => {
    const group: HarmoniesEvent = { type: "group_taken", seat: 1, space: 4, tokens: ["gray", "brown", "green"] };
    const flights = moved(null, 1, group, placed("gray", "a1"));
    expect(flights).toHaveLength(4);
    expect(flights.at(-1)?.from).toContain('[data-space="4"]');
  });
});
