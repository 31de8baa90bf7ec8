import fc from "fast-check";
import { expect, test } from "vitest";
import { dayStreakIn } from "../../../../server/daily/day-streak.ts";
import { dayAfter } from "../../../../server/platform/date.ts";

const TODAY = "2026-11-27";
const ago = (days: number) => dayAfter(TODAY, -days);

test.each<[daysAgo: number[], current: number, longest: number, why: string]>([
  [[], 0, 0, "never played"],
  [[0], 1, 1, "today"],
  [[1, 2], 2, 2, "today is not over"],
  [[0, 1, 2], 3, 3, "today counts once it is played"],
  [[2, 3, 4], 0, 3, "yesterday was missed"],
  [[0, 2, 3, 4], 1, 3, "it began anew today"],
])("DAILY-11 days finished %j days ago make a streak of %i, the longest of %i: %s", (daysAgo, current, longest) => {
  expect(dayStreakIn(daysAgo.map(ago), TODAY)).toEqual({ current, longest });
});

test("DAILY-11 a streak crosses the end of a month and of a year", () => {
  expect(dayStreakIn(["2026-12-30", "2026-12-31", "2027-01-01"], "2027-01-01")).toEqual({ current: 3, longest: 3 });
});

test("DAILY-11 playing today adds one day to the streak, in whatever order the days come", () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(days, (daysAgo) => {
      const before = dayStreakIn(daysAgo.map(ago), TODAY);
      const after = dayStreakIn([0, ...daysAgo].map(ago), TODAY);
      expect(after.current).toBe(before.current + 1);
      expect(after.longest).toBe(Math.max(before.longest, after.current));
    }),
  );
});
