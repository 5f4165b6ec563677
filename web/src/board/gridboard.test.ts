import { describe, expect, it } from "vitest";

import { cancel, choose, type Direction, drop, nextTarget, press, set, step, tap, targets, toEnd } from "./board";
import { gridBoard, type GridBoard, type Place } from "./gridboard";

// Three rows, the middle one with a hole, a margin on the left and a corner above:
//
//                    z
//   m3   7  8  9
//   m2   5     6
//   m1   1  2  3  4
const place = (key: string, row: number, column: number): Place => ({ key, row, column });
const PLACES: readonly Place[] = [
  ...["1", "2", "3", "4"].map((key, index) => place(key, 1, index + 1)),
  place("5", 2, 1),
  place("6", 2, 3),
  ...["7", "8", "9"].map((key, index) => place(key, 3, index + 1)),
  ...["m1", "m2", "m3"].map((key, index) => place(key, index + 1, 0)),
  place("z", 4, 5),
];

function board(config: Partial<GridBoard> = {}): GridBoard {
  return gridBoard({
    places: PLACES,
    sources: new Map([
      ["seven", new Set(["1", "6", "9"])],
      ["rocks", new Set(["m1", "m3"])],
      ["homeless", new Set<string>()],
    ]),
    ...config,
  });
}

function walk(from: string, ...ways: Direction[]): string | null {
  return ways.reduce(step, board({ cursor: from })).cursor;
}

describe("picking up and bringing", () => {
  it("shows no target until something is held", () => {
    expect(targets(board()).size).toBe(0);
    expect(targets(choose(board(), "seven"))).toEqual(new Set(["1", "6", "9"]));
    expect(targets(choose(board(), "homeless")).size).toBe(0);
  });

  it("brings the held thing to a target", () => {
    const held = choose(board(), "seven");
    expect(tap(held, "6").move).toEqual({ source: "seven", target: "6" });
    expect(tap(held, "5").move).toBeNull();
    expect(tap(held, "5").board.chosen).toBe("seven");
  });

  it("puts a thing down when it is chosen again, or by cancel", () => {
    const held = choose(board(), "seven");
    expect(choose(held, "seven").chosen).toBeNull();
    expect(choose(held, "rocks").chosen).toBe("rocks");
    expect(cancel(held).chosen).toBeNull();
  });

  it("means the same by a drag as by two taps", () => {
    expect(drop(board(), "rocks", "m3").move).toEqual(tap(choose(board(), "rocks"), "m3").move);
  });

  it("puts down what is dropped beside a target", () => {
    expect(drop(board(), "seven", "2")).toMatchObject({ move: null, board: { chosen: null } });
    expect(drop(board(), "seven", null).move).toBeNull();
  });

  it("does nothing while disabled", () => {
    const still = board({ disabled: true });
    expect(choose(still, "seven").chosen).toBeNull();
    expect(drop(still, "seven", "1").move).toBeNull();
  });

  it("drops what a newer position no longer has", () => {
    const held = set(choose(board(), "seven"), { over: "6", cursor: "6" });
    expect(set(held, { sources: new Map() }).chosen).toBeNull();
    const smaller = set(held, { places: PLACES.slice(0, 2) });
    expect(smaller).toMatchObject({ over: null, cursor: "1" });
  });
});

describe("the keyboard", () => {
  it("follows a row over its holes and stops at its ends", () => {
    expect(walk("5", "right")).toBe("6");
    expect(walk("6", "right")).toBe("6");
    expect(walk("1", "left")).toBe("m1");
    expect(walk("m1", "left")).toBe("m1");
  });

  it("goes up as on a chart and comes back where it began", () => {
    expect(walk("1", "up", "up")).toBe("7");
    expect(walk("9", "up")).toBe("z");
    expect(walk("4", "up", "up")).toBe("9");
    expect(walk("4", "up", "up", "down", "down")).toBe("4");
    expect(walk("2", "up", "down")).toBe("2");
    expect(walk("1", "down")).toBe("1");
  });

  it("reaches every place from every other", () => {
    const ways: Direction[] = ["up", "down", "left", "right"];
    for (const start of PLACES) {
      const seen = new Set([start.key]);
      const queue = [board({ cursor: start.key })];
      for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
        for (const next of ways.map((way) => step(at as GridBoard, way))) {
          if (next.cursor !== null && !seen.has(next.cursor)) {
            seen.add(next.cursor);
            queue.push(next);
          }
        }
      }
      expect(seen.size).toBe(PLACES.length);
    }
  });

  it("jumps from target to target, around the end", () => {
    const held = choose(board({ cursor: "1" }), "seven");
    expect(nextTarget(held).cursor).toBe("6");
    expect(nextTarget(nextTarget(nextTarget(held))).cursor).toBe("1");
    expect(nextTarget(held, -1).cursor).toBe("9");
    expect(nextTarget(board({ cursor: "2" })).cursor).toBe("2");
  });

  it("knows its keys and leaves the others alone", () => {
    const at = (key: string, shift = false) =>
      press(choose(board({ cursor: "6" }), "seven"), key, shift)?.board.cursor;
    expect(at("ArrowUp")).toBe("9");
    expect(at("ArrowDown")).toBe("3");
    expect(at("ArrowLeft")).toBe("5");
    expect(at("ArrowRight")).toBe("6");
    expect(at("Home")).toBe("1");
    expect(at("End")).toBe("z");
    expect(at("n")).toBe("9");
    expect(at("N", true)).toBe("1");
    expect(at("PageDown")).toBe("9");
    expect(at("PageUp")).toBe("1");
    expect(press(board(), "x")).toBeNull();
    expect(press(board(), "n")).toBeNull();
  });

  it("acts by Enter and Space", () => {
    const held = set(choose(board(), "seven"), { cursor: "9" });
    expect(press(held, "Enter")?.move).toEqual({ source: "seven", target: "9" });
    expect(press(held, " ")?.move).toEqual({ source: "seven", target: "9" });
  });

  it("has nowhere to go on a board without places", () => {
    const nowhere = gridBoard();
    expect(step(nowhere, "up")).toBe(nowhere);
    expect(toEnd(nowhere, "last")).toBe(nowhere);
    expect(press(nowhere, "Enter")?.move).toBeNull();
  });
});
