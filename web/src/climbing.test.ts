import { describe, expect, it } from "vitest";
import { beaten, offered, opponent, read, withWin, type Climb } from "./climbing";
import type { GameInfo, Result, SeatInfo } from "./generated/protocol";

const INFO = {
  key: "pebbles",
  bots: ["random", "greedy", "level1", "level2"],
  levels: [{ bot: "level1" }, { bot: "level2" }],
  first_bot: "level1",
} as unknown as GameInfo;
const ME = { seat: 0, kind: "person", bot: null, stand_in: false } as unknown as SeatInfo;
const ONE = { seat: 1, kind: "bot", bot: "level1", stand_in: false } as unknown as SeatInfo;
const WON = { ranks: [1, 2], totals: [9, 3] } as unknown as Result;

function afterWins(tables: readonly string[], bot = "level1"): Climb {
  return tables.reduce<Climb>((climb, table) => withWin(climb, "pebbles", bot, table), {});
}

describe("the way up", () => {
  it("offers the next level after three wins, and none above the last", () => {
    expect(offered(afterWins(["a", "b"]), INFO, "level1")).toBeNull();
    expect(offered(afterWins(["a", "b", "b"]), INFO, "level1")).toBeNull();
    expect(offered(afterWins(["a", "b", "c"]), INFO, "level1")).toBe("level2");
    expect(offered(afterWins(["a", "b", "c"], "level2"), INFO, "level2")).toBeNull();
    expect(offered(afterWins(["a", "b", "c"], "greedy"), INFO, "greedy")).toBeNull();
  });

  it("begins anew against another bot", () => {
    const climb = withWin(afterWins(["a", "b", "c"]), "pebbles", "level2", "d");
    expect(offered(climb, INFO, "level2")).toBeNull();
    expect(opponent(climb, INFO)).toBe("level2");
    expect(opponent({}, INFO)).toBe("level1");
    expect(opponent({ pebbles: { bot: "gone", won: [] } }, INFO)).toBe("level1");
  });

  it("counts only one's own win against bots of one kind", () => {
    expect(beaten([ME, ONE], [0], WON)).toBe("level1");
    expect(beaten([ME, ONE], [0], { ...WON, ranks: [2, 1] })).toBeNull();
    expect(beaten([ME, ONE, { ...ONE, seat: 2, bot: "level2" }], [0], WON)).toBeNull();
    expect(beaten([ME, ONE, { ...ME, seat: 2 }], [0], WON)).toBeNull();
    expect(beaten([{ ...ME, stand_in: true }, ONE], [0], WON)).toBeNull();
    expect(beaten([ME, ONE], [0], { ...WON, won: true })).toBeNull();
    expect(beaten([ME], [0], { ...WON, ranks: [1] })).toBeNull();
  });

  it("takes an unreadable note for none", () => {
    expect(read("{")).toEqual({});
    expect(read('{"pebbles": 3, "x": {"bot": "level1", "won": []}}')).toEqual({ x: { bot: "level1", won: [] } });
  });
});
