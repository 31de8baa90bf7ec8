import { expect, test } from "vitest";
import { ageOf, clockOf } from "../../../../../client/safety/report/report-clock.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [24 * HOUR, "muted", "Respond within 24 h"],
  [5.9 * HOUR, "muted", "Respond within 5 h"],
  [4 * HOUR, "muted", "Respond within 4 h"],
  [4 * HOUR - 1, "warning", "Respond within 3 h"],
  [20.5 * MINUTE, "warning", "Respond within 20 min"],
  [1, "warning", "Respond within 1 min"],
  [0, "danger", "Overdue by 1 min"],
  [-2.5 * HOUR, "danger", "Overdue by 2 h"],
  [-47.9 * HOUR, "danger", "Overdue by 47 h"],
  [-48 * HOUR, "danger", "Overdue by 2 days"],
])("SAFE-35 with %d ms left the clock is %s and says “%s”", (left, tone, text) => {
  expect(clockOf(1_000 + left, 1_000)).toEqual({ tone, text });
});

test("the age of a report is rounded down, and a new one is from just now", () => {
  expect([0, MINUTE - 1, MINUTE, 3 * HOUR, 72 * HOUR].map((age) => ageOf(0, age))).toEqual([
    "just now",
    "just now",
    "1 min ago",
    "3 h ago",
    "3 days ago",
  ]);
  // The device's clock may be behind the server's.
  expect(ageOf(5 * MINUTE, 0)).toBe("just now");
});
