import { describe, expect, it } from "vitest";

import { set, walk } from "./board";
import { placesOf } from "./choices";
import { gridBoard } from "./gridboard";

/** As the browser measures: everything behind getters of the kind. */
class Measured {
  readonly #left: number;
  readonly #top: number;
  constructor(left: number, top: number) {
    this.#left = left;
    this.#top = top;
  }
  get left(): number {
    return this.#left;
  }
  get top(): number {
    return this.#top;
  }
  get height(): number {
    return 40;
  }
}
const box = (left: number, top: number) => new Measured(left, top);

describe("how choices lie", () => {
  it("knows rows from above and columns from the left", () => {
    const places = placesOf([box(0, 0), box(50, 0), box(0, 50), box(50, 50)]);
    expect(places.map(({ row }) => row)).toEqual([-1, -1, -2, -2]);
    expect(places.map(({ column }) => column)).toEqual([0, 50, 0, 50]);
  });

  it("keeps a card in its row that is a little lifted", () => {
    expect(new Set(placesOf([box(0, 9), box(50, 0), box(100, 9)]).map(({ row }) => row)).size).toBe(1);
  });

  it("is walked as it lies, also where writing goes from right to left", () => {
    // The first choice lies at the right, as in Persian.
    const board = gridBoard({ places: placesOf([box(100, 0), box(50, 0), box(0, 0), box(100, 50)]) });
    const at = (cursor: string, key: string) => walk(set(board, { cursor }), key)?.cursor;
    expect(at("0", "ArrowLeft")).toBe("1");
    expect(at("1", "ArrowRight")).toBe("0");
    expect(at("0", "ArrowDown")).toBe("3");
    expect(at("2", "ArrowDown")).toBe("3");
    expect(at("3", "ArrowUp")).toBe("0");
    expect(at("2", "Home")).toBe("0");
    expect(at("0", "End")).toBe("3");
  });
});
