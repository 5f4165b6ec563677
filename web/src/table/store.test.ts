import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../api";
import type { Past, ServerMessage } from "../generated/protocol";
import type { Wire } from "../socket";
import { TableStore } from "./store.svelte";

/** A table with one seat of ours and ten steps behind it; the server's answers come when told to. */
class Here {
  readonly sent: { type: string; eyes?: unknown }[] = [];
  readonly asked: { step: number; answer: () => void }[] = [];
  readonly store: TableStore;
  readonly #wire: Wire = {
    send: (text) => this.sent.push(JSON.parse(text) as { type: string }),
    ...{ close: () => undefined, onopen: null, onmessage: null, onclose: null },
  };

  constructor(seats: readonly number[] = [0]) {
    vi.spyOn(api, "past").mockImplementation((_, step) => {
      return new Promise<Past>((resolve) => this.asked.push({ step, answer: () => resolve({ step } as Past) }));
    });
    vi.spyOn(api, "log").mockResolvedValue({ told: [] } as never);
    this.store = new TableStore("t", { hides: "nothing", shared: seats.length > 1 }, () => this.#wire);
    this.says({ type: "greeting", version: "1", you: null, seats, table: this.table(seats), questions: [] });
    this.sent.length = 0;
    for (const viewer of seats) this.shows(viewer);
  }

  table(seats: readonly number[]): object {
    return { id: "t", game: "take_it_easy", status: "running", seats: [0, 1, 2].map((seat) => ({ seat, bot: null, person: seats.includes(seat) ? "me" : null })) };
  }

  shows(viewer: number | null): void {
    const empty = { legal: [], undo: null, clocks: null, scores: [], over: null, view: {} };
    this.says({ type: "snapshot", viewer, entries: 10, steps: 10, actors: [0], ...empty });
  }

  says(message: object): void {
    this.#wire.onmessage?.({ data: JSON.stringify(message as ServerMessage) });
  }

  async answers(...steps: readonly number[]): Promise<void> {
    for (const step of steps) {
      const at = this.asked.findIndex((one) => one.step === step);
      this.asked.splice(at, 1)[0]?.answer();
      await Promise.resolve();
      await Promise.resolve();
    }
  }
}

beforeEach(() => {
  const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("document", nothing);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("addEventListener", nothing.addEventListener);
  vi.stubGlobal("removeEventListener", nothing.removeEventListener);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("looking back", () => {
  it("counts every step, also while the one before is under way", async () => {
    const here = new Here();
    for (const by of [-1, -1, -1, 1]) void here.store.lookBy(by);
    expect(here.asked.map(({ step }) => step)).toEqual([9, 8, 7, 8]);
    await here.answers(9, 8, 7, 8);
    expect(here.store.step).toBe(8);
    void here.store.lookBy(-1);
    await here.answers(7);
    expect(here.store.step).toBe(7);
  });

  it("never shows what was asked for earlier after what was asked for later", async () => {
    const here = new Here();
    void here.store.lookBy(-1);
    void here.store.lookBy(-1);
    await here.answers(8, 9);
    expect(here.store.step).toBe(8);
  });

  it("comes back to the present at once, and stays there", async () => {
    const here = new Here();
    void here.store.lookBy(-1);
    void here.store.lookBy(1);
    await here.answers(9);
    expect(here.store.past).toBeNull();
    void here.store.lookBy(-20);
    await here.answers(0);
    expect(here.store.past?.step).toBe(0);
  });
});

describe("giving up a seat", () => {
  it("asks at once for what a spectator sees", () => {
    const here = new Here();
    here.says({ type: "news", table: here.table([]), seats: [] });
    expect(here.store.model).toBeNull();
    expect(here.sent).toEqual([{ type: "sync", since: null, advice: true, eyes: null }]);
    here.shows(null);
    expect(here.store.model?.viewer).toBeNull();
  });

  it("leaves the screen to those who still share it", () => {
    const here = new Here([0, 1]);
    expect(here.store.viewer).toBe(0);
    here.says({ type: "news", table: here.table([1]), seats: [1] });
    expect(here.store.viewer).toBe(1);
    expect(here.store.model?.viewer).toBe(1);
    expect(here.sent).toEqual([]);
  });
});
