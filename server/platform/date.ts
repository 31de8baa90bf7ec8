/** The Swedish date format is the ISO format. Formatters are cached because creating one is slow. */
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

/** The time this many times 24 hours ago. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
