import { describe, expect, it } from "vitest";

import { cancel, choose, type Direction, drop, nextTarget, press, set, step, tap, targets, toEnd } from "./board";
import { hexBoard, type HexBoard } from "./hexboard";
import { AROUND, bounds, columns, corners, middle, polygon } from "./hexgrid";

// 5-4-5-4-5: odd columns half a cell lower.
const CELLS = columns([5, 4, 5, 4, 5]);

function board(config: Partial<HexBoard> = {}): HexBoard {
  return hexBoard({
    places: CELLS,
    sources: new Map([
      ["gray", new Set(["a1", "c3", "e5"])],
      ["green", new Set(["c3"])],
    ]),
    ...config,
  });
}

function walk(from: string, ...ways: Direction[]): string | null {
  return ways.reduce(step, board({ cursor: from })).cursor;
}

describe("the grid", () => {
  it("names cells column by column", () => {
    expect(CELLS).toHaveLength(23);
    expect(CELLS[0]).toEqual({ key: "a1", q: 0, r: 0 });
    expect(CELLS.find((cell) => cell.key === "c1")).toEqual({ key: "c1", q: 2, r: -1 });
  });

  it("puts the middles of all six neighbours at the same distance", () => {
    for (const place of AROUND) {
      const { x, y } = middle(place);
      expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3));
    }
  });

  it("lays even columns at one height and odd ones half a cell lower", () => {
    const height = (key: string): number => {
      const cell = CELLS.find((one) => one.key === key);
      if (cell === undefined) throw new Error(key);
      return middle(cell).y;
    };
    expect(height("c1")).toBeCloseTo(height("a1"));
    expect(height("b1")).toBeCloseTo((height("a1") + height("a2")) / 2);
  });

  it("draws flat tops inside the bounds", () => {
    const box = bounds(CELLS, 10, 3);
    for (const cell of CELLS) {
      for (const { x, y } of corners(cell, 10)) {
        expect(x).toBeGreaterThanOrEqual(box.x + 3 - 1e-9);
        expect(x).toBeLessThanOrEqual(box.x + box.width - 3 + 1e-9);
        expect(y).toBeGreaterThanOrEqual(box.y + 3 - 1e-9);
        expect(y).toBeLessThanOrEqual(box.y + box.height - 3 + 1e-9);
      }
    }
    expect(polygon({ q: 0, r: 0 }, 10).split(" ")).toHaveLength(6);
    expect(bounds([]).width).toBe(0);
  });
});

describe("picking up and bringing", () => {
  it("shows no target until something is held", () => {
    expect(targets(board()).size).toBe(0);
    expect(targets(choose(board(), "gray"))).toEqual(new Set(["a1", "c3", "e5"]));
  });

  it("brings the held thing to a target", () => {
    const held = choose(board(), "gray");
    expect(tap(held, "c3").move).toEqual({ source: "gray", target: "c3" });
    expect(tap(held, "c4").move).toBeNull();
  });

  it("puts a thing down when it is chosen again, or by cancel", () => {
    const held = choose(board(), "gray");
    expect(choose(held, "gray").chosen).toBeNull();
    expect(cancel(held).chosen).toBeNull();
  });

  it("means the same by a drag as by two taps", () => {
    expect(drop(board(), "gray", "e5").move).toEqual(tap(choose(board(), "gray"), "e5").move);
  });

  it("puts down what is dropped beside a target", () => {
    const outcome = drop(board(), "green", "a1");
    expect(outcome.move).toBeNull();
    expect(outcome.board.chosen).toBeNull();
    expect(drop(board(), "green", null).move).toBeNull();
  });

  it("picks up the only thing by itself where that is wished", () => {
    const one = new Map([["tile", new Set(["b2"])]]);
    expect(board({ sources: one, auto: true }).chosen).toBe("tile");
    expect(board({ sources: one }).chosen).toBeNull();
  });

  it("does nothing while disabled", () => {
    const still = board({ disabled: true });
    expect(choose(still, "gray").chosen).toBeNull();
    expect(drop(still, "gray", "a1").move).toBeNull();
  });

  it("drops what a newer position no longer has", () => {
    const held = set(choose(board(), "green"), { over: "c3" });
    const newer = set(held, { sources: new Map([["gray", new Set(["a1"])]]) });
    expect(newer.chosen).toBeNull();
    expect(set(held, { places: columns([1]) }).over).toBeNull();
    expect(set(held, { places: columns([1]) }).cursor).toBe("a1");
  });
});

describe("the keyboard", () => {
  it("goes up and down a column and stops at its ends", () => {
    expect(walk("c1", "down", "down")).toBe("c3");
    expect(walk("c1", "up")).toBe("c1");
    expect(walk("b4", "down")).toBe("b4");
  });

  it("keeps its height when it goes sideways", () => {
    expect(walk("a3", "right", "right", "right", "right")).toBe("e3");
    expect(walk("a3", "right", "right", "left", "left")).toBe("a3");
    expect(walk("a5", "right", "left")).toBe("a5");
    expect(walk("e1", "right")).toBe("e1");
  });

  it("reaches every cell from every other", () => {
    const ways: Direction[] = ["up", "down", "left", "right"];
    for (const start of CELLS) {
      const seen = new Set([start.key]);
      const queue = [board({ cursor: start.key })];
      for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
        for (const next of ways.map((way) => step(at as HexBoard, way))) {
          if (next.cursor !== null && !seen.has(next.cursor)) {
            seen.add(next.cursor);
            queue.push(next);
          }
        }
      }
      expect(seen.size).toBe(CELLS.length);
    }
  });

  it("jumps from target to target, around the end", () => {
    const held = choose(board({ cursor: "a1" }), "gray");
    expect(nextTarget(held).cursor).toBe("c3");
    expect(nextTarget(nextTarget(nextTarget(held))).cursor).toBe("a1");
    expect(nextTarget(held, -1).cursor).toBe("e5");
    expect(nextTarget(board({ cursor: "b2" })).cursor).toBe("b2");
  });

  it("acts by Enter and Space", () => {
    const held = set(choose(board(), "green"), { cursor: "c3" });
    expect(press(held, "Enter")?.move).toEqual({ source: "green", target: "c3" });
    expect(press(held, " ")?.move).toEqual({ source: "green", target: "c3" });
  });

  it("knows its keys and leaves the others alone", () => {
    expect(press(board({ cursor: "a1" }), "ArrowDown")?.board.cursor).toBe("a2");
    expect(press(board({ cursor: "a2" }), "ArrowUp")?.board.cursor).toBe("a1");
    expect(press(board({ cursor: "a1" }), "ArrowRight")?.board.cursor).toBe("b1");
    expect(press(board({ cursor: "b1" }), "ArrowLeft")?.board.cursor).toBe("a1");
    expect(press(board(), "End")?.board.cursor).toBe("e5");
    expect(press(board({ cursor: "c2" }), "Home")?.board.cursor).toBe("a1");
    const held = choose(board({ cursor: "a1" }), "gray");
    expect(press(held, "n")?.board.cursor).toBe("c3");
    expect(press(held, "N", true)?.board.cursor).toBe("e5");
    expect(press(held, "PageDown")?.board.cursor).toBe("c3");
    expect(press(held, "PageUp")?.board.cursor).toBe("e5");
    expect(press(board(), "x")).toBeNull();
    expect(press(board(), "n")).toBeNull();
  });

  it("has nowhere to go on a board without cells", () => {
    const nowhere = hexBoard();
    expect(step(nowhere, "up")).toBe(nowhere);
    expect(toEnd(nowhere, "last")).toBe(nowhere);
    expect(press(nowhere, "Enter")?.move).toBeNull();
  });
});
