import { eventLocale } from "../../../../schema/event/event-time-text.ts";

/** "West Africa Time". Its exact form depends on the browser. */
export function zoneName(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat(eventLocale, { timeZone, timeZoneName: "long" }).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
