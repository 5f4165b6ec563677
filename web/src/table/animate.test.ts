import { describe, expect, it } from "vitest";
import { departures, MOST_DELAY, STAGGER, Stage, type Flight, type Playing } from "./animate";

const box = { x: 0, y: 0, width: 10, height: 10 };
const flight = (name: string): Flight => ({ element: { id: name } as Element, from: box });

class Sky {
  time = 0;
  started: { name: string; delay: number }[] = [];
  finished: string[] = [];
  invisible = new Set<string>();
  land = new Map<string, () => void>();
  stage = new Stage(
    ({ element }, delay) => this.start(element.id, delay),
    () => this.time,
  );

  start(name: string, delay: number): Playing | null {
    if (this.invisible.has(name)) return null;
    this.started.push({ name, delay });
    const over = new Promise<void>((resolve) => this.land.set(name, resolve));
    return {
      over,
      finish: () => {
        this.finished.push(name);
        this.land.get(name)?.();
      },
    };
  }
}

describe("flights", () => {
  it("set off one after the other, also those of later news", () => {
    const sky = new Sky();
    sky.stage.play([flight("a"), flight("b")]);
    sky.time = 50;
    sky.stage.play([flight("c")]);
    expect(sky.started).toEqual([
      { name: "a", delay: 0 },
      { name: "b", delay: STAGGER },
      { name: "c", delay: 2 * STAGGER - 50 },
    ]);
  });

  it("are not held back by what is long over", () => {
    const sky = new Sky();
    sky.stage.play([flight("a"), flight("b")]);
    sky.time = 10_000;
    sky.stage.play([flight("c")]);
    expect(sky.started.at(-1)).toEqual({ name: "c", delay: 0 });
  });

  it("end all at once, and each only once", async () => {
    const sky = new Sky();
    sky.stage.play([flight("a"), flight("b")]);
    expect(sky.stage.busy).toBe(true);
    sky.land.get("a")?.();
    await Promise.resolve();
    sky.stage.skip();
    sky.stage.skip();
    expect(sky.finished).toEqual(["b"]);
    expect(sky.stage.busy).toBe(false);
    sky.stage.play([flight("c")]);
    expect(sky.started.at(-1)?.delay).toBe(0);
  });

  it("never pile up: who is too far behind sees the present", () => {
    const sky = new Sky();
    const many = Array.from({ length: 40 }, (_, index) => flight(`${index}`));
    sky.stage.play(many);
    expect(Math.max(...sky.started.map(({ delay }) => delay))).toBeLessThanOrEqual(MOST_DELAY);
    expect(sky.finished[0]).toBe("0");
    expect(sky.started.filter(({ delay }) => delay === 0).length).toBeGreaterThan(1);
  });

  it("take no turn if there is nothing to see", () => {
    const sky = new Sky();
    sky.invisible.add("a");
    sky.stage.play([flight("a"), flight("b")]);
    expect(sky.started).toEqual([{ name: "b", delay: 0 }]);
  });

  it("come from the first place that can be seen", () => {
    const shown = (width: number) => ({ getBoundingClientRect: () => ({ ...box, width }) });
    const found: Record<string, unknown> = { ".hidden": shown(0), ".there": shown(7), ".later": shown(9) };
    const root = { querySelector: (selector: string) => found[selector] ?? null } as unknown as ParentNode;
    const motion = (...from: string[]) => ({ from, to: "" });
    const boxes = departures(root, [motion(".gone", ".hidden", ".there", ".later"), motion(".gone"), motion()]);
    expect(boxes.map((found) => found?.width ?? null)).toEqual([7, null, null]);
  });
});
