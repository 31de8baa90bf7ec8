/** As `weekdayIn` writes them. */
export const WEEKDAYS: readonly string[] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** The day of the week, from 0 for Monday, and the hour, from 0 to 23, in this time zone. */
export function clockIn(timeZone: string, now: Date): { weekday: number; hour: number } {
  const format = new Intl.DateTimeFormat("en-GB", { weekday: "long", hour: "2-digit", hourCycle: "h23", timeZone });
  const parts = format.formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return { weekday: WEEKDAYS.indexOf(part("weekday")), hour: Number(part("hour")) };
}
