import { describe, expect, it } from "vitest";
import harmonies from "../games/harmonies/words";
import takeItEasy from "../games/take_it_easy/words";
import tranquility from "../games/tranquility/words";
import { COMMANDS, plain, read } from "./commands";

describe("what somebody types", () => {
  it("is an action unless it is a word of ours", () => {
    expect(read("c9")).toEqual({ does: "act", text: "c9" });
    expect(read(" Gray@C4 ")).toEqual({ does: "act", text: "gray@c4" });
    expect(read("c 9")).toEqual({ does: "act", text: "c9" });
    expect(read("c")).toEqual({ does: "go", to: "cards" });
    expect(read("17 @ 5")).toEqual({ does: "act", text: "17@5" });
    expect(read("legal 17")).toEqual({ does: "legal", prefix: "17" });
    expect(read("w c4")).toEqual({ does: "what", cell: "c4" });
    expect(read("point compass:yellow@1")).toEqual({ does: "point", at: "compass:yellow@1" });
    expect(read("present")).toEqual({ does: "present" });
    expect(read(".")).toEqual({ does: "present" });
    expect(read("hint")).toEqual({ does: "hint" });
    expect(read("?")).toEqual({ does: "go", to: "help" });
    expect(read("  ")).toBeNull();
  });

  it("may be written with the digits of the reader", () => {
    expect(plain("۱۷@۵")).toBe("17@5");
    expect(plain("١٧@٥")).toBe("17@5");
    expect(plain("１７＠５")).toBe("17@5");
  });

  it("never hides an action behind a word of ours", () => {
    const words = new Set<string>(COMMANDS.flat());
    for (const { forms } of [takeItEasy, harmonies, tranquility]) {
      expect(forms.filter(({ form }) => words.has(form))).toEqual([]);
    }
  });
});
