import { type Evening, evenings } from "./schedule-content.ts";
import { clockIn, WEEKDAYS } from "./week.ts";

/** An evening counts as on for this many hours after it began, then the next one is announced. */
const HOURS_ON = 2;

export interface NextEvening {
  evening: Evening;
  /** `later` is a day of this week or the next. */
  when: "now" | "today" | "tomorrow" | "later";
}

/** HOME-3: the program that is on or comes next, by the clock of the community. */
export function nextEvening(now: Date, timeZone: string): NextEvening {
  const { weekday, hour } = clockIn(timeZone, now);
  const daysUntil = ({ day, hour: start }: Evening) => {
    const days = (WEEKDAYS.indexOf(day) - weekday + 7) % 7;
    return days === 0 && hour >= start + HOURS_ON ? 7 : days;
  };
  const [evening] = [...evenings].sort((one, other) => daysUntil(one) - daysUntil(other));
  if (!evening) throw new Error("there are no programs");
  const days = daysUntil(evening);
  if (days === 0) return { evening, when: hour >= evening.hour ? "now" : "today" };
  return { evening, when: days === 1 ? "tomorrow" : "later" };
}
