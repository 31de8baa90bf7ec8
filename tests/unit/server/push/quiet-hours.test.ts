import { expect, test } from "vitest";
import { isQuiet, minuteOfDay } from "../../../../server/push/quiet-hours.ts";

const night = { from: 22 * 60, until: 6 * 60 };

test.each([
  [21 * 60 + 59, false],
  [22 * 60, true],
  [0, true],
  [5 * 60 + 59, true],
  [6 * 60, false],
])("PUSH-5 minute %i of a night from 10 PM to 6 AM", (minute, quiet) => {
  expect(isQuiet(minute, night)).toBe(quiet);
});

test("PUSH-5 quiet hours may lie within one day", () => {
  const noon = { from: 12 * 60, until: 13 * 60 };
  expect([11 * 60, 12 * 60, 13 * 60].map((minute) => isQuiet(minute, noon))).toEqual([false, true, false]);
});

test("PUSH-5 the time of day is the community’s", () => {
  const time = Date.parse("2026-11-23T21:30:00Z");
  expect(minuteOfDay(time, "Africa/Lagos")).toBe(22 * 60 + 30);
  expect(minuteOfDay(Date.parse("2026-11-23T23:00:00Z"), "Africa/Lagos")).toBe(0);
});
