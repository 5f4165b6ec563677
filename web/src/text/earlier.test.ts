import { describe, expect, it } from "vitest";
import { Earlier } from "./earlier";

describe("what was typed before", () => {
  it("comes back line by line, and the draft after it", () => {
    const earlier = new Earlier();
    earlier.add("board");
    earlier.add("points");
    expect(earlier.go(1, "gray@")).toBe("points");
    expect(earlier.go(1, "points")).toBe("board");
    expect(earlier.go(1, "board")).toBe("board");
    expect(earlier.go(-1, "board")).toBe("points");
    expect(earlier.go(-1, "points")).toBe("gray@");
  });

  it("never takes away what is being typed", () => {
    const earlier = new Earlier();
    expect(earlier.go(-1, "gray@")).toBe("gray@");
    expect(earlier.go(1, "gray@")).toBe("gray@");
    earlier.add("gray@c4");
    expect(earlier.go(-1, "otter")).toBe("otter");
  });

  it("begins anew with every command", () => {
    const earlier = new Earlier();
    earlier.add("board");
    expect(earlier.go(1, "draft")).toBe("board");
    earlier.add("board");
    expect(earlier.go(-1, "")).toBe("");
    expect(earlier.go(1, "")).toBe("board");
  });
});
