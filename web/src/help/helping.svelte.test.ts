import { describe, expect, it } from "vitest";
import type { Model } from "../games/types";
import type { ClientMessage, ServerMessage } from "../generated/protocol";
import type { Eyes, TableState } from "../table/state";
import { Helping, type Host } from "./helping.svelte";

/** A table with one seat of ours, in a position after so many entries. */
class Here implements Host {
  readonly sent: ClientMessage[] = [];
  readonly helping: Helping;
  entries = $state(4);
  viewer = $state(0);
  practice = $state(false);
  past = null;
  mine = true;
  #ids = 0;

  constructor() {
    this.helping = new Helping(this, () => `${(this.#ids += 1)}`);
  }

  get eyes(): Eyes {
    return { viewer: this.viewer, entries: this.entries, log: [] } as unknown as Eyes;
  }

  get state(): TableState {
    return { table: { practice: this.practice } } as unknown as TableState;
  }

  request(message: ClientMessage): void {
    this.sent.push(message);
  }

  says(message: object): void {
    this.helping.receive(message as ServerMessage);
  }

  /** The hint that was asked for last. */
  hints(): void {
    this.says({ type: "hinted", id: this.sent.at(-1)?.["id" as never], seat: 0, entries: 4, look: {}, best: {} });
  }
}

const JUDGED = { type: "judged", seat: 0, entry: 3, played: {}, better: {} };

describe("a hint", () => {
  it("says once what it makes of the game, then where to look, then the act, and goes", () => {
    const here = new Here();
    here.helping.press();
    expect([here.helping.step, here.sent.length]).toEqual(["warned", 0]);
    here.helping.press();
    expect(here.helping.thinking).toBe(true);
    here.helping.press(); // still thinking: nothing is asked twice
    expect(here.sent).toEqual([{ type: "hint", id: "1", seat: 0, on: 4 }]);
    here.hints();
    expect([here.helping.step, here.helping.thinking]).toEqual(["look", false]);
    here.helping.press();
    expect(here.helping.step).toBe("act");
    here.helping.press();
    expect(here.helping.step).toBeNull();
    here.helping.press(); // told already
    expect(here.sent.length).toBe(2);
  });

  it("warns nobody whose game is practice anyway", () => {
    const here = new Here();
    here.practice = true;
    here.helping.press();
    expect(here.sent.length).toBe(1);
  });

  it("goes with its position, and is for nobody else's eyes", () => {
    const here = new Here();
    here.practice = true;
    here.helping.press();
    here.hints();
    here.viewer = 1;
    expect([here.helping.step, here.helping.hinted]).toEqual([null, null]);
    here.viewer = 0;
    expect(here.helping.step).toBe("look");
    here.entries = 5;
    expect(here.helping.step).toBeNull();
  });

  it("that is refused leaves nothing behind, and may be asked for again", () => {
    const here = new Here();
    here.practice = true;
    here.helping.press();
    here.says({ type: "reject", id: "1", wrong: { code: "hint-late" } });
    expect([here.helping.step, here.helping.thinking]).toEqual([null, false]);
    here.helping.press();
    expect(here.sent.length).toBe(2);
  });
});

describe("what a teaching table says", () => {
  it("stays until it is answered, by taking back or by going on", () => {
    const here = new Here();
    here.says(JUDGED);
    here.entries = 9; // bots have gone on
    expect(here.helping.judged).not.toBeNull();
    here.helping.takeBack();
    expect([here.helping.judged, here.sent]).toEqual([null, [{ type: "take_back", id: "1", seat: 0, entry: 3 }]]);
    here.says(JUDGED);
    here.helping.acts({ legal: [] } as unknown as Model);
    expect([here.helping.judged, here.helping.before.length]).toEqual([null, 1]);
  });

  it("is not about somebody else's act", () => {
    const here = new Here();
    here.says({ ...JUDGED, seat: 1 });
    expect(here.helping.judged).toBeNull();
  });
});
