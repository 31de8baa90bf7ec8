import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readingDay } from "../../../../client/devotion/read/reading-day.ts";
import { joyOf } from "../../../../client/devotion/streak/joy.ts";
import { streakOn } from "../../../../client/devotion/streak/streak-on.ts";
import { dayAfter } from "../../../../schema/day.ts";
import { streakIn } from "../../../../server/devotion/streak.ts";

const SAID = "2026-11-23";
const on = (days: number) => dayAfter(SAID, days);
const days = (numbers: readonly number[]) => numbers.map(on);
/** What the phone shows on a day, if the server knew these reads on day 0 and those wait. */
const shown = (known: readonly number[], waiting: readonly number[], today: number) =>
  streakOn(streakIn(days(known), SAID), days(waiting), on(today));

describe("the streak with reads that wait on the phone", () => {
  test("DEVOTION-19 without any it is the server's", () => {
    const known = streakIn(days([0, -1, -3]), SAID);
    expect(streakOn(known, [], SAID)).toEqual(known);
    expect(streakOn(known, [SAID], SAID)).toEqual(known);
  });

  test("DEVOTION-19 today's light goes on at once", () => {
    const lit = shown([-1, -2], [0], 0);
    expect(lit).toMatchObject({ current: 3, total: 3, longest: 3, isReadToday: true });
    expect(lit.week.at(-1)).toEqual({ date: SAID, isRead: true });
  });

  test("DEVOTION-19 for all reads since then it is what the server will say, also after days without network", () => {
    const before = fc.uniqueArray(fc.integer({ min: -40, max: 0 }));
    const since = fc.uniqueArray(fc.integer({ min: 0, max: 7 }));
    fc.assert(
      fc.property(before, since, fc.integer({ min: 0, max: 7 }), (known, waiting, today) => {
        const made = waiting.filter((day) => day <= today);
        expect(shown(known, made, today)).toEqual(streakIn(days([...known, ...made]), on(today)));
      }),
      { numRuns: 2000 },
    );
  });

  test("DEVOTION-12 a read that waits never makes the streak shorter", () => {
    const any = fc.uniqueArray(fc.integer({ min: -20, max: 0 }));
    fc.assert(
      fc.property(any, fc.integer({ min: -30, max: 0 }), (known, late) => {
        const [without, with_] = [shown(known, [], 0), shown(known, [late], 0)];
        expect(with_.current).toBeGreaterThanOrEqual(without.current);
        expect(with_.total).toBeGreaterThanOrEqual(without.total);
      }),
    );
  });

  test("DEVOTION-8 what comes too late for its day counts for the one on which it arrives", () => {
    expect(shown([], [-12], 0)).toMatchObject({ current: 1, isReadToday: true });
  });

  test("DEVOTION-7 a clock that is behind does not turn the days back", () => {
    const known = streakIn(days([-1]), SAID);
    expect(streakOn(known, [], on(-5))).toEqual(known);
    expect(readingDay(on(-5), on(-2), known)).toBe(SAID);
    expect(readingDay(on(-5), on(-2), undefined)).toBe(on(-2));
    expect(readingDay(on(2), on(-2), known)).toBe(on(2));
  });
});

describe("what is celebrated", () => {
  test("a milestone, another day, and nothing if today counted already", () => {
    const [none, one, two] = [streakIn([], SAID), streakIn([SAID], SAID), streakIn(days([0, -1]), SAID)];
    expect(joyOf(none, one)).toEqual({ kind: "first" });
    expect(joyOf(streakIn(days([-1]), SAID), two)).toEqual({ kind: "day", days: 2 });
    expect(joyOf(two, two)).toBeNull();
    expect(joyOf(undefined, two)).toBeNull();
    expect(joyOf(one, undefined)).toBeNull();
  });
});
