import { describe, expect, it } from "vitest";
import type { Model } from "../games/types";
import { turnOf } from "./explain";

const at = (view: object, actors: readonly number[]): string => turnOf({ view, actors } as unknown as Model);

describe("the turn with which an answer ends", () => {
  it("is counted where the game counts turns, whoever is still to choose", () => {
    expect(at({ round: 0, turn: 3 }, [0, 1])).toBe(at({ round: 0, turn: 3 }, [1]));
    expect(at({ round: 0, turn: 3 }, [0])).not.toBe(at({ round: 0, turn: 4 }, [0]));
    expect(at({ round: 0, turn: 3 }, [0])).not.toBe(at({ round: 1, turn: 3 }, [0]));
    expect(at({ turn: 6 }, [0])).not.toBe(at({ turn: 7 }, [0]));
  });

  it("is that of whoever acts elsewhere", () => {
    expect(at({}, [0])).toBe(at({}, [0]));
    expect(at({}, [0])).not.toBe(at({}, [1]));
  });
});
