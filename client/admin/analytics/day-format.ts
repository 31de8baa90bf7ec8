import { locale } from "../../../schema/language/language-text.ts";
import { daysText } from "./analytics-text.ts";

// Days of the community's calendar, such as 2026-11-23, are formatted as days in UTC: they have no time zone of their own.
const options = { timeZone: "UTC", day: "numeric", month: "short" } as const;
const day = new Intl.DateTimeFormat(locale, options);
const weekdayAndDay = new Intl.DateTimeFormat(locale, { ...options, weekday: "short" });

/** "23 Nov" */
export const formatCalendarDay = (date: string): string => day.format(Date.parse(date));

/** "Mon 23 Nov" */
export const formatWeekday = (date: string): string => weekdayAndDay.format(Date.parse(date)).replace(",", "");

/** "17 to 23 Nov", or "28 Nov to 4 Dec" */
export function formatDays(first: string, last: string): string {
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  const start = sameMonth ? String(Number(first.slice(8))) : formatCalendarDay(first);
  return daysText(start, formatCalendarDay(last));
}
