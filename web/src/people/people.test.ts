import { expect, test } from "vitest";
import { titled } from "./badge";
import { bins, until } from "./figures";

test("totals fall into ranges of a round width", () => {
  expect(bins([])).toEqual([]);
  expect(bins([120])).toEqual([{ from: 120, to: 120, count: 1 }]);
  const found = bins([61, 79, 118, 120, 139, 160]);
  expect(found.map(({ from }) => from)).toEqual([60, 80, 100, 120, 140, 160]);
  expect(found.map(({ count }) => count)).toEqual([2, 0, 1, 2, 0, 1]);
  expect(found[0]?.to).toBe(79);
});

test("every total is counted once, also below nothing", () => {
  const totals = [-12, -1, 0, 3, 35, 36, 36];
  expect(bins(totals).reduce((sum, { count }) => sum + count, 0)).toBe(totals.length);
  expect(bins(totals).length).toBeLessThanOrEqual(10);
});

test("the time that is left is rounded up, and ends", () => {
  expect(until("2026-01-02T00:00:00Z", Date.parse("2026-01-01T21:29:30Z"))).toEqual({ hours: 2, minutes: 31 });
  expect(until("2026-01-02T00:00:00Z", Date.parse("2026-01-03T00:00:00Z"))).toEqual({ hours: 0, minutes: 0 });
});

test("the number stands before any title, once", () => {
  expect(titled("Lobby", 2)).toBe("(2) Lobby");
  expect(titled("(2) Lobby", 3)).toBe("(3) Lobby");
  expect(titled("(3) ● Harmonies", 0)).toBe("● Harmonies");
});
