import { DAY_MS } from "./time.ts";

/** A day such as 2026-11-23, as the number of days since 1970. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** The day with this number, as 2026-11-23. */
export const dayNumbered = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The day so many days after this one, or before it for a negative number. */
export const dayAfter = (date: string, days: number): string => dayNumbered(dayNumber(date) + days);
