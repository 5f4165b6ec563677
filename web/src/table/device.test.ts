import { expect, test } from "vitest";
import { nextAt } from "./device";

test("whoever has the screen and is awaited keeps it", () => {
  expect(nextAt([0, 1, 2], [0, 1, 2], 2)).toBe(2);
  expect(nextAt([0, 1, 2], [0, 1, 2], null)).toBe(0);
});

test("else it goes round the table", () => {
  expect(nextAt([0, 1, 2], [0, 1], 2)).toBe(0);
  expect(nextAt([0, 2, 3], [3], 2)).toBe(3);
});

test("while only others are awaited nobody takes it", () => {
  expect(nextAt([0, 2], [1], 0)).toBe(null);
  expect(nextAt([0, 2], [], 0)).toBe(null);
});
