import type { DayStreak } from "../../schema/daily/api.ts";
import { dayNumber } from "../platform/date.ts";

/** DAILY-11: the streak of somebody who has finished on these days, in any order, as 2026-11-27. */
export function dayStreakIn(finished: readonly string[], today: string): DayStreak {
  const now = dayNumber(today);
  const days = new Set(finished.map(dayNumber));
  const lengthUntil = (end: number): number => {
    let length = 0;
    while (days.has(end - length)) length += 1;
    return length;
  };
  const ends = [...days].filter((day) => !days.has(day + 1));
  return {
    current: lengthUntil(days.has(now) ? now : now - 1),
    longest: Math.max(0, ...ends.map(lengthUntil)),
  };
}
