import { describe, expect, it } from "vitest";
import { bands, BARE_FRAME, CELLS, CODES, FRAME, LABELS, symbolOf } from "./board";
import { bounds } from "../../board/hexgrid";

describe("the picture of the board", () => {
  it("has 19 cells and 27 tiles", () => {
    expect(CELLS).toHaveLength(19);
    expect(new Set(CODES).size).toBe(27);
  });

  it("lays the higher band over the lower one", () => {
    expect(bands("524").map(({ value }) => value)).toEqual(["2", "4", "5"]);
    expect(bands("178").map(({ value }) => value)).toEqual(["1", "7", "8"]);
  });

  it("prints the rising number lower left and the falling one lower right", () => {
    const [two, four] = bands("524");
    expect(two?.at.x).toBeLessThan(0);
    expect(four?.at.x).toBeGreaterThan(0);
  });

  it("reads the agreed symbols", () => {
    expect(symbolOf("124", "default")).toBe("sun");
    expect(symbolOf("123", "default")).toBe("moon");
    expect(symbolOf("123", `s${"m".repeat(26)}`)).toBe("sun");
    expect(symbolOf("978", `s${"m".repeat(26)}`)).toBe("moon");
  });

  it("labels each of the 15 lines apart from the others", () => {
    expect(LABELS).toHaveLength(15);
    for (const one of LABELS) {
      for (const other of LABELS) {
        if (one === other) continue;
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.6);
      }
    }
  });

  it("frames everything", () => {
    const box = bounds(CELLS);
    for (const frame of [FRAME, BARE_FRAME]) {
      expect(frame.x).toBeLessThan(box.x);
      expect(frame.y).toBeLessThan(box.y);
      expect(frame.x + frame.width).toBeGreaterThan(box.x + box.width);
      expect(frame.y + frame.height).toBeGreaterThan(box.y + box.height);
    }
    for (const { x, y } of LABELS) {
      expect(x).toBeGreaterThan(FRAME.x);
      expect(x).toBeLessThan(FRAME.x + FRAME.width);
      expect(y).toBeGreaterThan(FRAME.y);
      expect(y).toBeLessThan(FRAME.y + FRAME.height);
    }
  });
});
