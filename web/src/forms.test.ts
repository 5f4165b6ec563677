import { describe, expect, it } from "vitest";
import { allAgainst, blockedBy, broken, changed, choices, defaults, excluded, isPreset, preset, ruleOf, valueLabel } from "./forms";
import type { Forbidden, GameInfo, OptionField } from "./generated/protocol";

const FIELDS: OptionField[] = [
  { name: "scoring", kind: "choice", default: "standard", choices: ["standard", "best_ray"] },
  { name: "rounds", kind: "number", default: null, minimum: 1, maximum: 3, optional: true },
  { name: "spirits", kind: "switch", default: false },
];
const FORBIDDEN: Forbidden[] = [
  {
    rule: "T-VAR-MIX-4",
    conditions: [
      { option: "seats", values: [1] },
      { option: "scoring", values: ["best_ray"] },
    ],
  },
];

describe("a form out of options", () => {
  it("greys out what is forbidden with what is chosen, from either side", () => {
    const alone = { ...defaults(FIELDS), seats: 1 };
    expect(blockedBy(FORBIDDEN, alone, "scoring", "best_ray")?.rule).toBe("T-VAR-MIX-4");
    expect(blockedBy(FORBIDDEN, alone, "scoring", "standard")).toBeNull();
    expect(blockedBy(FORBIDDEN, { ...alone, seats: 2 }, "scoring", "best_ray")).toBeNull();
    const two = { ...defaults(FIELDS), seats: 2, scoring: "best_ray" };
    expect(blockedBy(FORBIDDEN, two, "seats", 1)?.rule).toBe("T-VAR-MIX-4");
    expect(blockedBy(FORBIDDEN, two, "rounds", 1)).toBeNull();
  });

  it("says what is broken now", () => {
    expect(broken(FORBIDDEN, { seats: 1, scoring: "best_ray" })).toHaveLength(1);
    expect(broken(FORBIDDEN, { seats: 3, scoring: "best_ray" })).toEqual([]);
  });

  it("offers nothing chosen first where that is allowed, and names every value", () => {
    const [scoring, rounds, spirits] = FIELDS as [OptionField, OptionField, OptionField];
    expect(choices(scoring)).toEqual(["standard", "best_ray"]);
    expect(choices(rounds)).toEqual([null, 1, 2, 3]);
    expect(choices(spirits)).toBeNull();
    expect(valueLabel("x", rounds, 2)).toEqual({ id: "option-number", args: { number: 2 } });
    expect(valueLabel("x", scoring, "best_ray").id).toBe("option-x-scoring-best_ray");
    expect(valueLabel("x", rounds, null).id).toBe("option-x-rounds-none");
  });

  it("sends what differs from the defaults", () => {
    const info = { options: FIELDS } as unknown as GameInfo;
    expect(changed(info, { ...defaults(FIELDS), rounds: 2, seats: 4 })).toEqual({ rounds: 2 });
  });

  it("is filled in at one go by what the rule book advises", () => {
    const symbols: OptionField = { name: "symbols", kind: "text", default: "default" };
    const info = { options: [...FIELDS, symbols] } as unknown as GameInfo;
    const first = { name: "first", rule: "X-1", options: {} };
    const short = { name: "short", rule: "X-2", options: { rounds: 1 } };
    const filled = preset(info, short, { scoring: "best_ray", rounds: 3, spirits: true, symbols: "mine" });
    expect(filled).toEqual({ scoring: "standard", rounds: 1, spirits: false, symbols: "mine" });
    expect(isPreset(info, short, filled)).toBe(true);
    expect(isPreset(info, first, filled)).toBe(false);
    expect(isPreset(info, first, defaults(info.options))).toBe(true);
  });
});

describe("what does not go together", () => {
  const forbidden: Forbidden[] = [
    ...FORBIDDEN,
    { rule: "Q-1", conditions: [{ option: "pyramid", values: [true] }, { option: "monsters", values: ["low", "high"] }] },
    { rule: "Q-2", conditions: [{ option: "monsters", values: ["high"] }, { option: "arch", values: [true] }] },
  ];

  it("is known of every option, whatever is chosen, as far as it is about options", () => {
    expect(excluded(forbidden, "monsters")).toEqual(["pyramid", "arch"]);
    expect(excluded(forbidden, "scoring")).toEqual([]);
  });

  it("is told by rule, with the values concerned", () => {
    const values = { pyramid: true, arch: false, monsters: "none", seats: 2 };
    const against = allAgainst(forbidden, values, "monsters", ["none", "low", "high"]);
    expect(against).toEqual([{ rule: "Q-1", values: ["low", "high"] }]);
  });

  it("is explained by the rule of the value, else of the option", () => {
    const field: OptionField = { name: "placement", kind: "choice", default: "free", rule: "T-1", rules: { connected: "T-2" } };
    expect(ruleOf(field, "connected")).toBe("T-2");
    expect(ruleOf(field, "free")).toBe("T-1");
  });
});
