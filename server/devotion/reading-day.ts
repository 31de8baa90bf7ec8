import { DEVOTION_DAYS_AHEAD, READ_DAYS_LATE } from "../../schema/devotion/api.ts";
import { dayAfter } from "../platform/date.ts";

/** Days of the community's calendar. */
export interface ReaderDays {
  readonly today: string;
  /** The one on which the member's account was opened. */
  readonly firstDay: string;
}

/**
 * DEVOTION-8, DEVOTION-16: whether a read of a devotion of `date` counts for this day, which the phone says. `not-yet`: the
 * phone keeps it until its day has come. `day-not-accepted`: it counts for the day on which it arrives.
 */
export function readingDay(
  day: string,
  date: string,
  { today, firstDay }: ReaderDays,
): "accepted" | "not-yet" | "day-not-accepted" {
  const comes = day > date ? day : date;
  if (comes > today && comes <= dayAfter(today, DEVOTION_DAYS_AHEAD)) return "not-yet";
  const isInTime = day <= today && day >= dayAfter(today, -READ_DAYS_LATE);
  return isInTime && day >= date && day >= firstDay ? "accepted" : "day-not-accepted";
}
