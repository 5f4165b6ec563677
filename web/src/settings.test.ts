import { describe, expect, it } from "vitest";
import { DEFAULTS, read } from "./settings.svelte";

describe("stored settings", () => {
  it("keeps what makes sense and forgets the rest", () => {
    expect(read(null)).toEqual(DEFAULTS);
    expect(read("not json")).toEqual(DEFAULTS);
    expect(read("[1]")).toEqual(DEFAULTS);
    expect(read('{"theme":"dark","sound":"loud","unknown":1}')).toEqual({ ...DEFAULTS, theme: "dark" });
  });
});
