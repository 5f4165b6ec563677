import { describe, expect, it } from "vitest";
import type { Action, Model } from "./model";
import { asks } from "./texts";

function left(...legal: readonly Action[]): string {
  const view = { active: 0, phase: "turn", space: 1, hand: [] };
  return asks({ over: false, viewer: 0, view, legal } as unknown as Model).id;
}

describe("what is asked when the tokens are placed", () => {
  const end: Action = { type: "end_turn" };
  const take: Action = { type: "take_card", card: "bear" };
  const settle: Action = { type: "place_cube", card: "frog", cell: "b2" };

  it("names only what can be done", () => {
    expect(left(settle, take, end)).toBe("harmonies-asks-end");
    expect(left(take, end)).toBe("harmonies-asks-end-card");
    expect(left(settle, end)).toBe("harmonies-asks-end-settle");
    expect(left(end)).toBe("harmonies-asks-end-only");
  });

  it("is what the chosen card waits for", () => {
    const view = { active: 0, phase: "turn", space: 1, hand: ["gray", "green"] };
    const model = { over: false, viewer: 0, view, legal: [settle, take] } as unknown as Model;
    expect(asks(model).id).toBe("harmonies-asks-tokens");
    expect(asks(model, "token:gray").id).toBe("harmonies-asks-tokens");
    expect(asks(model, "card:frog").id).toBe("harmonies-asks-settle");
    expect(asks(model, "card:otter").id).toBe("harmonies-asks-habitat");
    expect(asks(model, "row:bear").id).toBe("harmonies-take-card");
    expect(asks(model, "row:ray").id).toBe("harmonies-asks-tokens");
  });

  it("changes nothing while an act is under way", () => {
    expect(left()).toBe("harmonies-asks-end");
  });
});
