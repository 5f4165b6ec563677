import { describe, expect, it } from "vitest";
import { isNew, leftAt, nextStage, read, withDone } from "./progress";

describe("progress in a tutorial", () => {
  it("goes on with the first stage that was not done, and begins again after the last", () => {
    let progress = withDone({}, "harmonies", 1);
    expect(nextStage(progress, "harmonies", 3)).toBe(2);
    progress = withDone(withDone(progress, "harmonies", 3), "harmonies", 3);
    expect(nextStage(progress, "harmonies", 3)).toBe(2);
    expect(nextStage(withDone(progress, "harmonies", 2), "harmonies", 3)).toBe(1);
  });

  it("knows where it was left, if it was begun and not finished", () => {
    expect(leftAt({}, "harmonies", 3)).toBeNull();
    expect(leftAt({ harmonies: { done: [] } }, "harmonies", 3)).toBeNull();
    expect(leftAt({ harmonies: { done: [1, 2] } }, "harmonies", 3)).toBe(3);
    expect(leftAt({ harmonies: { done: [1, 3] } }, "harmonies", 3)).toBe(2);
    expect(leftAt({ harmonies: { done: [1, 2, 3] } }, "harmonies", 3)).toBeNull();
  });

  it("knows who is new, game by game", () => {
    const progress = withDone({}, "harmonies", 1);
    expect(isNew(progress, "harmonies")).toBe(false);
    expect(isNew(progress, "tranquility")).toBe(true);
  });

  it("takes an unreadable note for none", () => {
    expect(read("{")).toEqual({});
    expect(read('{"harmonies": 3, "tranquility": {"done": [1]}}')).toEqual({ tranquility: { done: [1] } });
  });
});
