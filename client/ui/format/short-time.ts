import { formatClockTime, formatDay, formatMonth } from "./format.ts";

/** As short as possible: the time for today, else the day, else month and year. */
export function shortTime(time: number, now: number): string {
  const [then, today] = [new Date(time), new Date(now)];
  if (then.toDateString() === today.toDateString()) return formatClockTime(time);
  return then.getFullYear() === today.getFullYear() ? formatDay(time) : formatMonth(time);
}
