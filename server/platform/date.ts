import { dayIn } from "../../schema/day.ts";
import { DAY_MS } from "../../schema/time.ts";

export { dayAfter, dayNumber, dayNumbered } from "../../schema/day.ts";

/** Today's date in a time zone, as 2026-11-20. */
export const dateIn = (timeZone: string, now = new Date()): string => dayIn(timeZone, now.getTime());

/** A moment with the time zone's offset: "2026-12-04T19:00:00+01:00". */
export function isoTimeIn(timeZone: string, time: number): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return format.format(time).replace(" ", "T") + offsetIn(timeZone, time);
}

/**
 * When the clocks of a time zone show this: "2026-12-04" and "19:00". In milliseconds since 1970. If they are put forward and
 * never show it, the time that they show instead.
 */
export function timeIn(timeZone: string, date: string, clock: string): number {
  const withOffsetOf = (time: number) => Date.parse(`${date}T${clock}:00${offsetIn(timeZone, time)}`);
  // The first offset is that of the same clock time in UTC, up to 14 hours away. The clocks may be changed in between.
  return withOffsetOf(withOffsetOf(Date.parse(`${date}T${clock}Z`)));
}

/** The offset from UTC at this moment: "+01:00". */
function offsetIn(timeZone: string, time: number): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  return name === "GMT" ? "+00:00" : name.replace("GMT", "");
}

/** The time this many times 24 hours ago. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

/** A time for a mail: "Tuesday, November 24 at 10:45 AM GMT+1" */
export const momentIn = (timeZone: string, at: Date | number): string =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(at);
