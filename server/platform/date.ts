/** The Swedish way of writing a date is the ISO one. Making a formatter takes longer than all that it is asked for. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Today's date in a time zone, as 2026-11-20. */
export function dateIn(timeZone: string, now = new Date()): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(now);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment so many times 24 hours before now. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
