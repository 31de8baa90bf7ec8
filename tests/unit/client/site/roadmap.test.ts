import { expect, test } from "vitest";
import { isAlmostReady, roadmap } from "../../../../client/site/roadmap/roadmap-content.ts";
import { statuses } from "../../../../client/site/roadmap/roadmap-text.ts";

test("the roadmap has six plans, and every status has at least one of them", () => {
  expect(roadmap).toHaveLength(6);
  expect(new Set(roadmap.map(({ status }) => status))).toEqual(new Set(Object.keys(statuses)));
  for (const { progress } of roadmap) expect([progress >= 0, progress < 100]).toEqual([true, true]);
});

test("two plans are almost ready, and nothing is said to be planned that works already", () => {
  expect(roadmap.filter(isAlmostReady).map(({ name, status }) => [name, status])).toEqual([
    ["Notifications on your phone", "beta"],
    ["The app without a connection", "testing"],
  ]);
});

test("a plan is almost ready above 80 percent, and not at 80", () => {
  expect([80, 80.5, 81].map((progress) => isAlmostReady({ progress }))).toEqual([false, true, true]);
});
