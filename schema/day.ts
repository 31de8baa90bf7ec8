import { DAY_MS } from "./time.ts";

/** A day such as 2026-11-23, as the number of days since 1970. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** The day with this number, as 2026-11-23. */
export const dayNumbered = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The day so many days after this one, or before it for a negative number. */
export const dayAfter = (date: string, days: number): string => dayNumbered(dayNumber(date) + days);

/** Cached, because creating one is slow. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * The day, such as 2026-11-23, that a calendar in this time zone shows at `time`, in milliseconds since 1970; on this
 * device if there is no time zone. Put together from its parts: engines differ in the languages that write dates like this.
 */
export function dayIn(timeZone: string | undefined, time: number): string {
  const known = formats.get(timeZone);
  const format =
    known ?? new Intl.DateTimeFormat("en-GB", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  if (!known) formats.set(timeZone, format);
  const parts = format.formatToParts(time);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}
