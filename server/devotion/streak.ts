import type { Streak } from "../../schema/devotion/devotion.ts";
import { lengthUntil, WEEK_DAYS } from "../../schema/devotion/streak-length.ts";
import { dayNumber, dayNumbered } from "../platform/date.ts";

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

/** DEVOTION-10: the length of the longest stretch of all. */
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
