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
