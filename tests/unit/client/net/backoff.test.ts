import { expect, test } from "vitest";
import { backoffDelay } from "../../../../client/net/backoff.ts";

test("delays double with each attempt, up to eight seconds", () => {
  const longest = Array.from({ length: 40 }, (_, attempt) => backoffDelay(attempt, () => 1));
  expect(longest.slice(0, 6)).toEqual([400, 800, 1_600, 3_200, 6_400, 8_000]);
  expect(Math.max(...longest)).toBe(8_000);
});

test("randomness spreads each delay over its upper half", () => {
  expect(backoffDelay(3, () => 0)).toBe(1_600);
  expect(backoffDelay(3, () => 0.5)).toBe(2_400);
});
