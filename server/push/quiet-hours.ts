const MINUTES_PER_HOUR = 60;

/** Minutes since midnight in this time zone, at `time` in milliseconds since 1970. */
export function minuteOfDay(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "numeric", hourCycle: "h23" });
  const part = (type: string) => Number(format.formatToParts(time).find((each) => each.type === type)?.value);
  return part("hour") * MINUTES_PER_HOUR + part("minute");
}

/** PUSH-5: whether a minute of the day is within quiet hours, which may go over midnight. `until` is no longer quiet. */
export function isQuiet(minute: number, { from, until }: { readonly from: number; readonly until: number }): boolean {
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}
