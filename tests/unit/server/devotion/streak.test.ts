import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { streakIn } from "../../../../server/devotion/streak.ts";
import { dayNumber, dayNumbered } from "../../../../server/platform/date.ts";

const TODAY = "2026-11-23";
/** The day so many days ago. */
const ago = (days: number) => dayNumbered(dayNumber(TODAY) - days);
const current = (...daysAgo: number[]) => streakIn(daysAgo.map(ago), TODAY).current;

describe("a streak", () => {
  test("DEVOTION-9 somebody who has read nothing has a streak of 0 and seven dark days", () => {
    const { week, ...rest } = streakIn([], TODAY);
    expect(rest).toEqual({ current: 0, longest: 0, total: 0, isReadToday: false, canRestToday: false });
    expect(week.map(({ date }) => date)).toEqual([ago(6), ago(5), ago(4), ago(3), ago(2), ago(1), TODAY]);
    expect(week.every(({ isRead }) => !isRead)).toBe(true);
  });

  test.each<[daysAgo: number[], streak: number, why: string]>([
    [[0], 1, "today"],
    [[0, 1, 2], 3, "three days in a row"],
    [[1, 2], 2, "today is not over"],
    [[2, 3], 2, "yesterday was a rest"],
    [[3, 4], 0, "two rests in a row"],
    [[0, 2, 3], 3, "a rest between"],
    [[0, 2, 4], 2, "two rests in seven days, the first three days ago"],
    [[0, 2, 3, 4, 5, 6, 7, 9], 8, "two rests seven days apart"],
    [[0, 2, 3, 4, 5, 6, 8], 6, "two rests six days apart"],
    [[0, 0, 1], 2, "twice on one day"],
  ])("DEVOTION-9 DEVOTION-10 DEVOTION-11 devotions %j days ago make a streak of %i: %s", (daysAgo, streak) => {
    expect(current(...daysAgo)).toBe(streak);
  });

  test("DEVOTION-11 somebody can rest today if the streak stays as it is without today", () => {
    expect(streakIn([1, 2, 3].map(ago), TODAY).canRestToday).toBe(true);
    expect(streakIn([2, 3].map(ago), TODAY).canRestToday).toBe(false);
    expect(streakIn([1, 3, 4].map(ago), TODAY).canRestToday).toBe(false);
    expect(streakIn([1, 2, 3, 4, 5, 6, 8].map(ago), TODAY).canRestToday).toBe(true);
  });

  test("DEVOTION-9 days after today do not count", () => {
    expect(streakIn([ago(-1), ago(0)], TODAY)).toMatchObject({ current: 1, longest: 1, total: 1 });
  });
});

/** Days ago of up to three weeks, which are enough for all that can happen within seven days. */
const somePast = fc.uniqueArray(fc.integer({ min: 0, max: 20 }));

/** DEVOTION-10, word for word: true if any seven days that follow each other have at most one without a devotion. */
function isStretch(read: ReadonlySet<number>, oldest: number, newest: number): boolean {
  if (!read.has(oldest)) return false;
  for (let first = oldest; first >= newest; first -= 1) {
    let rests = 0;
    for (let day = first; day > first - 7 && day >= newest; day -= 1) if (!read.has(day)) rests += 1;
    if (rests > 1) return false;
  }
  return true;
}

/** How many devotions are in the longest stretch that ends so many days ago. Tries every beginning. */
function longestUntil(read: ReadonlySet<number>, newest: number): number {
  let longest = 0;
  for (let oldest = newest; oldest <= 20; oldest += 1) {
    if (!isStretch(read, oldest, newest)) continue;
    longest = Math.max(longest, [...read].filter((day) => day <= oldest && day >= newest).length);
  }
  return longest;
}

describe("any streak", () => {
  test("DEVOTION-10 DEVOTION-11 the current streak is the longest stretch until today or yesterday", () => {
    fc.assert(
      fc.property(somePast, (daysAgo) => {
        const read = new Set(daysAgo);
        expect(current(...daysAgo)).toBe(longestUntil(read, read.has(0) ? 0 : 1));
      }),
      { numRuns: 2000 },
    );
  });

  test("DEVOTION-10 the longest streak is the longest stretch of all", () => {
    fc.assert(
      fc.property(somePast, (daysAgo) => {
        const read = new Set(daysAgo);
        const stretches = daysAgo.map((day) => longestUntil(read, day));
        expect(streakIn(daysAgo.map(ago), TODAY).longest).toBe(Math.max(0, ...stretches));
      }),
      { numRuns: 2000 },
    );
  });

  test("DEVOTION-12 one more read never makes anything smaller", () => {
    fc.assert(
      fc.property(somePast, fc.integer({ min: 0, max: 20 }), (daysAgo, late) => {
        const before = streakIn(daysAgo.map(ago), TODAY);
        const after = streakIn([...daysAgo, late].map(ago), TODAY);
        expect(after.current).toBeGreaterThanOrEqual(before.current);
        expect(after.longest).toBeGreaterThanOrEqual(before.longest);
        expect(after.total).toBeGreaterThanOrEqual(before.total);
      }),
    );
  });

  test("DEVOTION-13 as days pass, the longest streak and the total never shrink", () => {
    fc.assert(
      fc.property(somePast, fc.nat(30), (daysAgo, days) => {
        const now = streakIn(daysAgo.map(ago), TODAY);
        const later = streakIn(daysAgo.map(ago), ago(-days));
        expect([later.longest, later.total]).toEqual([now.longest, now.total]);
        expect(later.current).toBeLessThanOrEqual(later.longest);
      }),
    );
  });

  test("DEVOTION-9 the order of the reads makes no difference", () => {
    fc.assert(
      fc.property(somePast, (daysAgo) => {
        expect(streakIn(daysAgo.map(ago), TODAY)).toEqual(streakIn(daysAgo.map(ago).reverse(), TODAY));
      }),
    );
  });
});
