/** Today's date in a time zone, as 2026-11-20. */
export function dateIn(timeZone: string, now = new Date()): string {
  // The Swedish way of writing a date is the ISO one.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now);
}
