import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LONGEST, QUIET, Speaker } from "./speaker";

let said: string[] = [];
const speaker = () => new Speaker((text) => said.push(text), (count) => `${count} more.`);

beforeEach(() => {
  said = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("what is told to screen readers", () => {
  it("draws together what comes close together, events before words", () => {
    const ears = speaker();
    ears.announce("Your turn.");
    ears.tell(["Bot placed 3."]);
    vi.advanceTimersByTime(QUIET - 1);
    ears.tell(["Bot drew."]);
    vi.advanceTimersByTime(QUIET - 1);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(["Bot placed 3. Bot drew. Your turn."]);
  });

  it("says apart what comes apart", () => {
    const ears = speaker();
    ears.tell(["One."]);
    vi.advanceTimersByTime(QUIET);
    ears.tell(["Two."]);
    vi.advanceTimersByTime(QUIET);
    expect(said).toEqual(["One.", "Two."]);
  });

  it("lets nobody wait for the end of a stream", () => {
    const ears = speaker();
    for (let time = 0; time < LONGEST; time += 100) {
      ears.tell([`${time}.`]);
      vi.advanceTimersByTime(100);
    }
    expect(said).toHaveLength(1);
  });

  it("tells of many events how many it leaves out, and the last ones", () => {
    const ears = speaker();
    ears.tell(Array.from({ length: 40 }, (_, index) => `${index}.`));
    ears.announce("Your turn.");
    vi.advanceTimersByTime(QUIET);
    expect(said).toEqual(["36 more. 36. 37. 38. 39. Your turn."]);
  });

  it("says the same word once, in its newest place", () => {
    const ears = speaker();
    ears.announce("Your turn.");
    ears.announce("Saved.");
    ears.announce("Your turn.");
    ears.announce("");
    vi.advanceTimersByTime(QUIET);
    expect(said).toEqual(["Saved. Your turn."]);
  });

  it("says only what is asked now, after everything else", () => {
    const ears = speaker();
    ears.ask("Place 2 tokens.");
    ears.announce("Ada: hello");
    ears.ask("Place one more token.");
    ears.tell(["A card came."]);
    vi.advanceTimersByTime(QUIET);
    expect(said).toEqual(["A card came. Ada: hello Place one more token."]);
    ears.ask("Place 2 tokens.");
    ears.ask("");
    vi.advanceTimersByTime(LONGEST);
    expect(said).toHaveLength(1);
    ears.ask("Your turn.");
    ears.announce("The game is over.");
    ears.ask("");
    vi.advanceTimersByTime(QUIET);
    expect(said.slice(1)).toEqual(["The game is over."]);
    ears.announce("Here is the present. Your turn.");
    ears.ask("Your turn.");
    vi.advanceTimersByTime(QUIET);
    expect(said.slice(2)).toEqual(["Here is the present. Your turn."]);
  });

  it("forgets what was for somebody else", () => {
    const ears = speaker();
    ears.tell(["Secret."]);
    ears.ask("Whisper.");
    ears.hush();
    vi.advanceTimersByTime(LONGEST);
    expect(said).toEqual([]);
    ears.tell(["Open."]);
    vi.advanceTimersByTime(QUIET);
    expect(said).toEqual(["Open."]);
  });
});
