import { describe, expect, it, vi } from "vitest";
import type { Ending, Result } from "../generated/protocol";
import { headline } from "./result";

vi.mock("../words.svelte", () => ({
  t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
  list: (items: readonly string[]) => items.join(" & "),
}));

const FINISHED = { how: "finished", seat: null } as Ending;
const company = (viewer: number | null) => ({ seats: 2, viewer, nameOf: (seat: number) => ["Anna", "Ben"][seat] ?? "" });
const ranks = (...all: readonly number[]) => ({ ranks: all, totals: [], won: null, details: {} }) as unknown as Result;

describe("how a game came out", () => {
  it("says you to whoever listens, and their names to everybody else", () => {
    const resigned = { how: "resigned", seat: 0 } as Ending;
    expect(headline(resigned, null, company(0))).toBe("web-ended-resigned you");
    expect(headline(resigned, null, company(1))).toBe("web-ended-resigned Anna");
    expect(headline(resigned, null, company(null))).toBe("web-ended-resigned Anna");
  });

  it("shares a win", () => {
    expect(headline(FINISHED, ranks(1, 1), company(1))).toBe("result-shared Anna & you");
    expect(headline(FINISHED, ranks(1, 1), company(null))).toBe("result-shared Anna & Ben");
  });

  it("names one winner", () => {
    expect(headline(FINISHED, ranks(1, 2), company(0))).toBe("web-you-won");
    expect(headline(FINISHED, ranks(1, 2), company(1))).toBe("result-winner Anna");
  });
});
