import { HOUR_MS, MINUTE_MS } from "../../../schema/time.ts";

/** The offsets of all time zones are multiples of 15 minutes, so the hour never changes within a quarter. */
const QUARTER_MS = 15 * MINUTE_MS;

/** Waking hours, in the community's time zone: from 8 AM to 10 PM. */
const WAKING_FROM = 8;
const WAKING_TO = 22;
const LONGEST_MS = (WAKING_TO - WAKING_FROM) * HOUR_MS;
const SHORTEST_MS = 30 * MINUTE_MS;
/** An offer stands for this part of the time until the event. */
const PART = 1 / 4;

/**
 * EVENT-24: until when an offer that is made now stands: for a quarter of the waking hours until the event begins, at
 * least half an hour of them and at most one day of them, rounded up to a quarter of an hour. Never longer than until
 * the event begins. All times are in milliseconds since 1970.
 */
export function offerDeadline(now: number, eventDate: number, timeZone: string): number {
  const isWaking = wakingIn(timeZone);
  const enough = LONGEST_MS / PART;
  const left = wakingMs(now, eventDate, enough, isWaking);
  const share = Math.min(Math.max(left * PART, SHORTEST_MS), LONGEST_MS);
  return Math.min(afterWaking(now, share, isWaking), eventDate);
}

type IsWaking = (time: number) => boolean;

function wakingIn(timeZone: string): IsWaking {
  const hourFormat = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" });
  return (time) => {
    const hour = Number(hourFormat.format(time));
    return hour >= WAKING_FROM && hour < WAKING_TO;
  };
}

const nextQuarter = (time: number): number => (Math.floor(time / QUARTER_MS) + 1) * QUARTER_MS;

/** The waking time between two times, counted up to `enough`. */
function wakingMs(from: number, to: number, enough: number, isWaking: IsWaking): number {
  let sum = 0;
  for (let time = from; time < to && sum < enough; time = nextQuarter(time)) {
    if (isWaking(time)) sum += Math.min(nextQuarter(time), to) - time;
  }
  return sum;
}

/** The end of the quarter of an hour in which so much waking time is over. */
function afterWaking(from: number, share: number, isWaking: IsWaking): number {
  let time = from;
  for (let sum = 0; sum < share; time = nextQuarter(time)) {
    if (isWaking(time)) sum += nextQuarter(time) - time;
  }
  return time;
}
