// Formats numbers, seconds, lists, plurals, dates and clock times.
import { locale } from "../../../schema/language/language-text.ts";

const plurals = new Intl.PluralRules(locale);
const list = new Intl.ListFormat(locale);
const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", hourCycle: "h12" });
const dayAndMonth = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric" });
const weekdayDayAndMonth = new Intl.DateTimeFormat(locale, { weekday: "short", month: "short", day: "numeric" });
const monthAndYear = new Intl.DateTimeFormat(locale, { year: "numeric", month: "short" });

/** A number with its noun: "1 member", "2 members". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${pluralOf(count, one, many)}`;
}

/** The noun alone: "member" for 1, "members" otherwise. */
export function pluralOf(count: number, one: string, many = `${one}s`): string {
  return plurals.select(count) === "one" ? one : many;
}

/** "Ada, Chidi and Tunde" */
export const listOf = (names: readonly string[]): string => list.format(names);

/** "12,345" or "7.5" */
export const formatNumber = (value: number): string => number.format(value);

/** An amount in kobo: "₦2,500", or "₦2,500.50" if it is not whole. */
export function formatNaira(kobo: number): string {
  const digits = kobo % 100 === 0 ? 0 : 2;
  const naira = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `₦${naira.format(kobo / 100)}`;
}

/** "12 s" */
export const formatSeconds = (seconds: number): string => `${seconds} s`;

/** "1:07" */
export const formatMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** The day of the week in this time zone: "Sunday". */
export const weekdayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat(locale, { weekday: "long", timeZone }).format(now);

/** "7:05 PM", in capitals like the times of the programs. */
export const formatClockTime = (time: number): string => clock.format(time).toUpperCase();

/** When something ends: "7:05 PM" today, "Mon 23 Nov, 7:05 PM" on another day. A line never ends before PM. */
export function formatEnd(time: number, now = Date.now()): string {
  const clockTime = formatClockTime(time).replace(" ", "\u00a0");
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  return isToday ? clockTime : `${weekdayDayAndMonth.format(time).replace(",", "")}, ${clockTime}`;
}

/** "21 Nov" */
export const formatDay = (time: number): string => dayAndMonth.format(time);

/** "Nov 2025" */
export const formatMonth = (time: number): string => monthAndYear.format(time);

/** "November 2025", of a month that begins at midnight UTC. */
export const longMonthFormat = () =>
  new Intl.DateTimeFormat(locale, { timeZone: "UTC", year: "numeric", month: "long" });

/** For a heading: "Thursday 19 November". Uses the device's time zone if none is given. */
export const weekdayAndDayFormat = (timeZone?: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, weekday: "long", month: "long", day: "numeric" });

/** For a heading: "25 December 2025". Uses the device's time zone if none is given. */
export const fullDateFormat = (timeZone?: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, year: "numeric", month: "long", day: "numeric" });

/** "25 Dec 2025". Uses the device's time zone if none is given. */
export const shortDateFormat = (timeZone?: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, year: "numeric", month: "short", day: "numeric" });
