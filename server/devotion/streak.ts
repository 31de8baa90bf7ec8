import type { Streak } from "../../schema/devotion/devotion.ts";
import { dayNumber, dayNumbered } from "../platform/date.ts";

/** In any so many days that follow each other, one may be missed. */
const WEEK_DAYS = 7;

/**
 * DEVOTION-9 to DEVOTION-13: the streak of somebody who read a devotion on these days, in any order. All days are of the
 * community's calendar, as 2026-11-23. Days after today do not count.
 */
export function streakIn(readDays: readonly string[], today: string): Streak {
  const now = dayNumber(today);
  const days = [...new Set(readDays.map(dayNumber))].filter((day) => day <= now).sort((a, b) => a - b);
  const read = new Set(days);
  const current = lengthUntil(days, read.has(now) ? now : now - 1);
  return {
    current,
    longest: longestIn(days),
    total: days.length,
    isReadToday: read.has(now),
    canRestToday: current > 0 && lengthUntil(days, now) === current,
    week: Array.from({ length: WEEK_DAYS }, (_, at) => {
      const day = now - WEEK_DAYS + 1 + at;
      return { date: dayNumbered(day), isRead: read.has(day) };
    }),
  };
}

/**
 * DEVOTION-10: how many of these days, which ascend, are in the longest stretch that ends on day `end`. Goes back from
 * there until two days are missed less than seven days apart.
 */
function lengthUntil(days: readonly number[], end: number): number {
  let length = 0;
  let next = end + 1;
  /** The earliest missed day so far. */
  let missed = Number.POSITIVE_INFINITY;
  for (const day of days.toReversed()) {
    const gap = next - day - 1;
    if (gap > 1 || (gap === 1 && missed - (day + 1) < WEEK_DAYS)) break;
    if (gap === 1) missed = day + 1;
    length += 1;
    next = day;
  }
  return length;
}

/** The same for the longest stretch of all. */
function longestIn(days: readonly number[]): number {
  let longest = 0;
  /** Where the longest stretch until this day begins. */
  let start = 0;
  let missed = Number.NEGATIVE_INFINITY;
  let afterMissed = 0;
  for (const [at, day] of days.entries()) {
    const gap = day - (days[at - 1] ?? day - 1) - 1;
    if (gap > 1) start = at;
    if (gap === 1) {
      if (day - 1 - missed < WEEK_DAYS) start = Math.max(start, afterMissed);
      missed = day - 1;
      afterMissed = at;
    }
    longest = Math.max(longest, at - start + 1);
  }
  return longest;
}
