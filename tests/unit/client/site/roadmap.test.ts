import { expect, test } from "vitest";
import { isAlmostReady, roadmap } from "../../../../client/site/roadmap/roadmap-content.ts";
import { statuses } from "../../../../client/site/roadmap/roadmap-text.ts";

test("the roadmap has six plans, and every status has at least one of them", () => {
  expect(roadmap).toHaveLength(6);
  expect(new Set(roadmap.map(({ status }) => status))).toEqual(new Set(Object.keys(statuses)));
  for (const { progress } of roadmap) expect([progress >= 0, progress < 100]).toEqual([true, true]);
});

test("a plan is almost ready above 80 percent, and not at 80", () => {
  expect([80, 80.5, 81].map((progress) => isAlmostReady({ progress }))).toEqual([false, true, true]);
});
