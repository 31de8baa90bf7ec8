/** In minutes since midnight. `from` may be later than `until`: then midnight is between them. `until` is no longer quiet. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

const MINUTES_PER_HOUR = 60;

/** Cached, because creating one is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "numeric", hourCycle: "h23" });
  formats.set(timeZone, format);
  return format;
}

/** Minutes since midnight in this time zone, at `time` in milliseconds since 1970. */
export function minuteOfDay(time: number, timeZone: string): number {
  const parts = formatIn(timeZone).formatToParts(time);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return part("hour") * MINUTES_PER_HOUR + part("minute");
}

/** Whether a minute of the day is within quiet hours. */
export const isQuiet = (minute: number, { from, until }: QuietHours): boolean =>
  from < until ? minute >= from && minute < until : minute >= from || minute < until;

/** A minute of the day as a clock and the value of a time field show it: "22:00". */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / MINUTES_PER_HOUR)).padStart(2, "0")}:${String(minute % MINUTES_PER_HOUR).padStart(2, "0")}`;

/** The minute of the day of "22:00", as a time field has it. Null while the field is not filled in completely. */
export function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * MINUTES_PER_HOUR + Number(minutes);
}

export { sameTimes as SAME_TIMES } from "./field-text.ts";
