import { dayAfter, timeIn } from "../../platform/date.ts";

/** Some days of the community's calendar. */
export interface Period {
  /** As 2026-11-23. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** When the first day begins. */
  readonly start: Date;
}

/** The last so many periods of so many days, oldest first. The last one ends today, a day of the community's calendar. */
export function periodsUntil(
  today: string,
  timeZone: string,
  { count, days }: { count: number; days: number },
): Period[] {
  return Array.from({ length: count }, (_, at) => {
    const firstDay = dayAfter(today, 1 - (count - at) * days);
    return { firstDay, lastDay: dayAfter(firstDay, days - 1), start: new Date(timeIn(timeZone, firstDay, "00:00")) };
  });
}
