import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAfter } from "../../../../schema/day.ts";
import { readingDay } from "../../../../server/devotion/reading-day.ts";

const TODAY = "2026-11-23";
const on = (days: number) => dayAfter(TODAY, days);
/** Of a read on the first day of a devotion on the second day; the account is from long ago. */
const read = (day: number, date: number, today = 0, firstDay = -500) =>
  readingDay(on(day), on(date), { today: on(today), firstDay: on(firstDay) });

describe("which day a read counts for", () => {
  test.each([
    ["today's, read today", 0, 0, "accepted"],
    ["read a week ago", -7, -9, "accepted"],
    ["read eight days ago", -8, -9, "day-not-accepted"],
    ["read before its own day", -2, -1, "day-not-accepted"],
    ["read tomorrow", 1, 0, "not-yet"],
    ["of tomorrow, read today", 0, 1, "not-yet"],
    ["of next week, read next week", 7, 7, "not-yet"],
    ["read in a year", 365, 0, "day-not-accepted"],
  ] as const)("DEVOTION-8 DEVOTION-16 %s", (_, day, date, verdict) => {
    expect(read(day, date)).toBe(verdict);
  });

  const dayNear = fc.integer({ min: -40, max: 40 });

  test("DEVOTION-8 DEVOTION-18 accepted are the last seven days, since the devotion and the account", () => {
    fc.assert(
      fc.property(dayNear, dayNear, dayNear, (day, date, firstDay) => {
        if (read(day, date, 0, firstDay) !== "accepted") return;
        expect(day).toBeLessThanOrEqual(0);
        expect(day).toBeGreaterThanOrEqual(Math.max(-7, date, firstDay));
      }),
    );
  });

  test("DEVOTION-16 what is not yet is accepted on the day that it waits for, and on none before", () => {
    fc.assert(
      fc.property(dayNear, dayNear, (day, date) => {
        if (read(day, date) !== "not-yet") return;
        const comes = Math.max(day, date);
        for (let today = 0; today < comes; today += 1) expect(read(day, date, today)).toBe("not-yet");
        // A read before the devotion's own day counts for the day on which it arrives.
        expect(read(day, date, comes)).toBe(day >= date ? "accepted" : "day-not-accepted");
      }),
    );
  });

  test("DEVOTION-17 within two weeks every read is stored, whatever the clock said", () => {
    /** What the phone does on one day: it sends the read with its day, and if that cannot be, without. */
    const isStored = (day: number, date: number, today: number) => {
      const first = read(day, date, today);
      return (first === "day-not-accepted" ? read(today, date, today) : first) === "accepted";
    };
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), fc.integer({ min: -400, max: 7 }), (day, date) => {
        const days = Array.from({ length: 15 }, (_, today) => today);
        expect(days.some((today) => isStored(day, date, today))).toBe(true);
      }),
    );
  });
});
