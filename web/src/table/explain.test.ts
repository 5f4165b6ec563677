import { describe, expect, it } from "vitest";
import { turnOf } from "./explain";

const NOTHING = {} as never;

describe("the turn with which an answer ends", () => {
  it("is counted by the game that counts turns, whoever is still to choose", () => {
    let count = 3;
    const game = { turn: () => `${count}` };
    const before = turnOf(game, { view: NOTHING, actors: [0, 1] });
    expect(turnOf(game, { view: NOTHING, actors: [1] })).toBe(before);
    count += 1;
    expect(turnOf(game, { view: NOTHING, actors: [0, 1] })).not.toBe(before);
  });

  it("is that of whoever acts elsewhere", () => {
    expect(turnOf({}, { view: NOTHING, actors: [0] })).toBe(turnOf({}, { view: NOTHING, actors: [0] }));
    expect(turnOf({}, { view: NOTHING, actors: [0] })).not.toBe(turnOf({}, { view: NOTHING, actors: [1] }));
  });
});
