/** Dates and times of events, alike in pages, mails and tickets. */
import { dayAndTime, eventLocale, zoneOf } from "./event-time-text.ts";

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** Formatters are kept, because creating one takes longer than formatting a whole list. */
const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(time: number, timeZone: string | undefined): Parts {
  const key = timeZone ?? "";
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(eventLocale, {
      timeZone,
      weekday: "long",
      year: "numeric",
      month: "long",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      hourCycle: "h12",
    });
  formats.set(key, format);
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
}

const shortened = (name = ""): string => name.slice(0, 3);

const dayOf = ({ weekday, month, day, year }: Parts): string => `${weekday}, ${month} ${day}, ${year}`;
const shortDayOf = ({ weekday, month, day }: Parts): string => `${shortened(weekday)}, ${shortened(month)} ${day}`;
/** A line never ends before PM. */
const clockOf = ({ hour, minute, dayPeriod }: Parts): string => `${hour}:${minute}\u00a0${dayPeriod}`;

/** The page of a calendar: "Fri", "4", "Dec". */
export function calendarPage(time: number, timeZone: string): { weekday: string; day: string; month: string } {
  const { weekday, day = "", month } = partsOf(time, timeZone);
  return { weekday: shortened(weekday), day, month: shortened(month) };
}

/** "Friday, December 4, 2026" */
export const eventDay = (time: number, timeZone: string): string => dayOf(partsOf(time, timeZone));

/** "7:00 PM" */
export const eventClock = (time: number, timeZone: string): string => clockOf(partsOf(time, timeZone));

/** From beginning to end: "7:00 PM – 9:00 PM", "7:00 PM – Sat, Dec 5, 1:00 AM", or the beginning alone. */
export function eventHours(event: { eventDate: number; endDate: number | null }, timeZone: string | undefined): string {
  const start = partsOf(event.eventDate, timeZone);
  if (event.endDate === null) return clockOf(start);
  const end = partsOf(event.endDate, timeZone);
  const isSameDay = dayOf(start) === dayOf(end);
  return `${clockOf(start)} – ${isSameDay ? "" : `${shortDayOf(end)}, `}${clockOf(end)}`;
}

/** "Friday, December 4, 2026 at 7:00 PM" */
export function eventDayAndTime(time: number, timeZone: string): string {
  const parts = partsOf(time, timeZone);
  return dayAndTime(dayOf(parts), clockOf(parts));
}

/** Whose clock the times follow: "Lagos time" for Africa/Lagos, "UTC" for UTC. */
export function zoneName(timeZone: string): string {
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  return timeZone.includes("/") && !timeZone.startsWith("Etc/") ? zoneOf(city) : city;
}

/**
 * When the event begins by the reader's clock: "8:00 PM", with the day where it differs: "Sat, Dec 5, 3:00 AM". Undefined if
 * both clocks show the same. Without a zone of the reader, their device's.
 */
export function readersTime(time: number, timeZone: string, readersZone?: string): string | undefined {
  const [there, here] = [partsOf(time, timeZone), partsOf(time, readersZone)];
  const isSameDay = dayOf(there) === dayOf(here);
  if (isSameDay && clockOf(there) === clockOf(here)) return undefined;
  return isSameDay ? clockOf(here) : `${shortDayOf(here)}, ${clockOf(here)}`;
}

/** For a card: "Fri, Dec 4, 2026, 7:00 PM" */
export function shortEventTime(time: number, timeZone: string): string {
  const parts = partsOf(time, timeZone);
  return `${shortDayOf(parts)}, ${parts.year}, ${clockOf(parts)}`;
}
