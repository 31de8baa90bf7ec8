import { dayNumber, dayNumbered } from "../../../schema/day.ts";
import { READ_DAYS_LATE } from "../../../schema/devotion/api.ts";
import type { Streak } from "../../../schema/devotion/devotion.ts";
import { lengthUntil, WEEK_DAYS } from "../../../schema/devotion/streak-length.ts";

/**
 * DEVOTION-19: the streak on `today`, if the server knows nothing yet of reads on these days. `known` is what it said last, on the
 * last day of its week; days are of the community's calendar, as 2026-11-23. Exact for reads on that day and after it; earlier ones
 * may join stretches that only the server knows.
 */
export function streakOn(known: Streak, waiting: readonly string[], today: string): Streak {
  const lastDay = known.week.at(-1)?.date;
  if (lastDay === undefined) return known;
  const asOf = dayNumber(lastDay);
  // A clock that is behind does not turn the days back.
  const now = Math.max(asOf, today === "" ? asOf : dayNumber(today));
  const stored = known.week.filter(({ isRead }) => isRead).map(({ date }) => dayNumber(date));
  const added = waitingDays(waiting, now).filter((day) => day > asOf - WEEK_DAYS && !stored.includes(day));
  const days = [...stored, ...added].sort((one, other) => one - other);
  const read = new Set(days);

  const inWeek = lengthUntil(stored, stored.includes(asOf) ? asOf : asOf - 1);
  /** Where the streak that the server knows begins within its week, and how many days it has before that week. */
  const first = stored.at(-inWeek) ?? asOf;
  const before = known.current - inWeek;
  function lengthOn(end: number): number {
    const until = days.filter((day) => day <= end);
    const length = lengthUntil(until, end);
    const reachesFirst = length > 0 && (until.at(-length) ?? end) <= first;
    return length + (reachesFirst ? before : 0);
  }

  const current = lengthOn(read.has(now) ? now : now - 1);
  return {
    current,
    longest: Math.max(known.longest, ...added.map(lengthOn)),
    total: known.total + added.length,
    isReadToday: read.has(now),
    canRestToday: current > 0 && lengthOn(now) === current,
    week: Array.from({ length: WEEK_DAYS }, (_, at) => {
      const day = now - WEEK_DAYS + 1 + at;
      return { date: dayNumbered(day), isRead: read.has(day) };
    }),
  };
}

/** The days that reads will count for. DEVOTION-8: what comes too late counts for the day on which it arrives. */
function waitingDays(waiting: readonly string[], now: number): number[] {
  const days = waiting.map(dayNumber).map((day) => (day < now - READ_DAYS_LATE ? now : day));
  return [...new Set(days)].filter((day) => day <= now);
}
