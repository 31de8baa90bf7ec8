import { expect, test } from "vitest";
import { backoffDelay } from "../../../../client/net/backoff.ts";

test("delays double with each attempt, up to three seconds for a minute and to eight later", () => {
  const longest = Array.from({ length: 40 }, (_, attempt) => backoffDelay(attempt, () => 1));
  expect(longest.slice(0, 6)).toEqual([400, 800, 1_600, 3_000, 3_000, 3_000]);
  const soon = longest.filter((delay) => delay <= 3_000);
  expect(soon.reduce((sum, delay) => sum + delay)).toBeGreaterThan(60_000);
  expect(Math.max(...longest)).toBe(8_000);
});

test("randomness spreads each delay over its upper half", () => {
  expect(backoffDelay(2, () => 0)).toBe(800);
  expect(backoffDelay(2, () => 0.5)).toBe(1_200);
});
