import { describe, expect, it } from "vitest";
import { parse } from "./router.svelte";

describe("the pages", () => {
  it("have addresses", () => {
    expect(parse("/")).toEqual({ page: "home" });
    expect(parse("/table/abc")).toEqual({ page: "table", id: "abc" });
    expect(parse("/new/harmonies")).toEqual({ page: "new", game: "harmonies", how: "friends" });
    expect(parse("/new/harmonies/device")).toEqual({ page: "new", game: "harmonies", how: "device" });
    expect(parse("/join/a%2Fb")).toEqual({ page: "join", token: "a/b" });
    expect(parse("/rules")).toEqual({ page: "rules" });
    expect(parse("/rules/harmonies")).toEqual({ page: "book", game: "harmonies" });
    expect(parse("/rules/harmonies/aid")).toEqual({ page: "aid", game: "harmonies" });
    expect(parse("/rules/harmonies/short")).toEqual({ page: "short", game: "harmonies" });
    expect(parse("/replay")).toEqual({ page: "replay", id: null });
    expect(parse("/replay/abc")).toEqual({ page: "replay", id: "abc" });
    expect(parse("/nowhere")).toEqual({ page: "missing" });
    expect(parse("/table")).toEqual({ page: "missing" });
  });
});
