import { expect, test } from "vitest";
import { remainingOf, untilNextSecond } from "../../../../client/game/connection/countdown.ts";

const start = 1_000_000;
const end = start + 30_000;

test("a second is shown until it is over", () => {
  expect(remainingOf(start, end, start).seconds).toBe(30);
  expect(remainingOf(start, end, start + 1).seconds).toBe(30);
  expect(remainingOf(start, end, start + 1_000).seconds).toBe(29);
  expect(remainingOf(start, end, end - 1).seconds).toBe(1);
});

test("after the end it stays at zero, and before the start at the whole time", () => {
  expect(remainingOf(start, end, end + 5_000)).toEqual({ seconds: 0, fraction: 0 });
  expect(remainingOf(start, end, start - 5_000).seconds).toBe(30);
});

test("until the server's time is known, the whole time is left", () => {
  expect(remainingOf(start, end, null)).toEqual({ seconds: 30, fraction: 1 });
});

test("the bar is at its position for the end of the shown second", () => {
  expect(remainingOf(start, end, start + 15_000).fraction).toBeCloseTo(14 / 30);
  expect(remainingOf(start, end, end - 500).fraction).toBe(0);
});

test("the next update is just after the second changes", () => {
  expect(untilNextSecond(end, start + 250)).toBe(750 + 15);
  expect(untilNextSecond(end, end + 1)).toBe(1_000);
  expect(untilNextSecond(end, null)).toBe(100);
});
