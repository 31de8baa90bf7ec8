// Without zod, so that the form shows the dates before they are sent.
import { localText, localTime } from "../local-time.ts";
import { DAY_MS } from "../time.ts";

/** `month`: on the same weekday of the month, such as every second Friday. */
export const repetitionRhythms = ["week", "two-weeks", "month"] as const;
export type RepetitionRhythm = (typeof repetitionRhythms)[number];

/** As many events as one repetition makes at most. */
export const REPETITIONS_MAX = 12;

export interface Repetition {
  readonly rhythm: RepetitionRhythm;
  /** How many events at most. */
  readonly count: number;
  /** The last day that an event may begin on, as 2026-12-31. Null if only their number ends them. */
  readonly lastDay: string | null;
}

interface Times {
  readonly eventDate: number;
  readonly endDate: number | null;
}

/** No step of a rhythm is longer, in days. */
const longestStep: Readonly<Record<RepetitionRhythm, number>> = { week: 7, "two-weeks": 14, month: 31 };

/** EVENT-136: when an event takes place again, by the clocks of this time zone, soonest first, without times that have passed. */
export function repeatedTimes(
  event: Times,
  { rhythm, count, lastDay }: Repetition,
  { timeZone, now }: { timeZone: string; now: number },
): Times[] {
  const firstDay = localText(event.eventDate, timeZone).slice(0, 10);
  const found: Times[] = [];
  // An event of long ago has many times that have passed.
  const passed = Math.floor((now - event.eventDate) / (longestStep[rhythm] * DAY_MS)) - 1;
  for (let step = Math.max(1, passed); found.length < count; step += 1) {
    const days = daysOf(rhythm, step, firstDay);
    if (lastDay !== null && dayOf(dayNumber(firstDay) + days) > lastDay) break;
    const times = laterBy(days, event, timeZone);
    if (times.eventDate > now) found.push(times);
  }
  return found;
}

/** How many days the time after so many steps is behind the first day. */
function daysOf(rhythm: RepetitionRhythm, step: number, firstDay: string): number {
  return rhythm === "month" ? daysToMonth(step, firstDay) : longestStep[rhythm] * step;
}

/** Days until the same weekday of a later month. What was on a fifth one is on the last one. */
function daysToMonth(months: number, firstDay: string): number {
  const day = new Date(dayNumber(firstDay) * DAY_MS);
  const [year, month, weekday] = [day.getUTCFullYear(), day.getUTCMonth() + months, day.getUTCDay()];
  const first = new Date(Date.UTC(year, month, 1));
  const monthLength = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const week = Math.ceil(day.getUTCDate() / 7);
  const date = 1 + ((weekday - first.getUTCDay() + 7) % 7) + 7 * (week - 1);
  const target = Date.UTC(year, month, date > monthLength ? date - 7 : date);
  return target / DAY_MS - dayNumber(firstDay);
}

/** So many days later on the same clocks. */
function laterBy(days: number, { eventDate, endDate }: Times, timeZone: string): Times {
  const move = (time: number) => {
    const [day = "", clock] = localText(time, timeZone).split("T");
    // The text has no seconds.
    return localTime(`${dayOf(dayNumber(day) + days)}T${clock}`, timeZone) + (time % 60_000);
  };
  return { eventDate: move(eventDate), endDate: endDate === null ? null : move(endDate) };
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
