/** Dates of events, in the specification's en-US format. */
const LOCALE = "en-US";

/** "Friday, November 27, 2026" in this time zone. */
export const eventDay = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { timeZone, dateStyle: "full" }).format(time);

/** "7:00 PM" in this time zone. */
export const eventClock = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { timeZone, timeStyle: "short" }).format(time).replace(" ", "\u00a0");
