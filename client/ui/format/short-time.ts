import { formatClockTime, formatDay, formatMonth } from "./format.ts";

/** A time in as few characters as possible: the clock time for today, else the day, else month and year. Both in ms since 1970. */
export function shortTime(time: number, now: number): string {
  const [then, today] = [new Date(time), new Date(now)];
  if (then.toDateString() === today.toDateString()) return formatClockTime(time);
  return then.getFullYear() === today.getFullYear() ? formatDay(time) : formatMonth(time);
}
