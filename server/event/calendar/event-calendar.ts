import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Event } from "../../../schema/event/event.ts";

export interface CalendarContext {
  readonly siteUrl: string;
  readonly community: { readonly name: string; readonly timeZone: string };
  /** When this file is written. */
  readonly now: Date;
}

/** How often calendar programs should read the feed again. */
const REFRESH_SECONDS = 60 * 60;
/** An event without an end takes this long in a calendar. */
const USUAL_LENGTH_MS = 2 * 60 * 60 * 1000;

/** One event as an iCalendar file (RFC 5545). */
export function eventCalendar(event: Event, context: CalendarContext): string {
  const calendar = openCalendar();
  addEvent(calendar, event, context);
  return withTimeZone(calendar, context);
}

/** All these events as a feed, to which calendar programs subscribe. */
export function calendarFeed(events: readonly Event[], context: CalendarContext): string {
  const calendar = openCalendar().name(escaped(context.community.name)).ttl(REFRESH_SECONDS);
  for (const event of events) addEvent(calendar, event, context);
  return withTimeZone(calendar, context);
}

const openCalendar = (): ICalCalendar =>
  ical({
    prodId: { company: "Lampstand", product: "events", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });

/**
 * Times are in UTC: every program shows them by its own clock and needs no rules of a time zone. Apple and Google read the
 * community's zone from an extension, which must come before the events. ical-generator would write it after them, or
 * convert the times to the zone of this process.
 */
const withTimeZone = (calendar: ICalCalendar, { community }: CalendarContext): string =>
  calendar.toString().replace("METHOD:PUBLISH", (method) => `${method}\r\nX-WR-TIMEZONE:${community.timeZone}`);

/** Calendars are shared, so an entry names nobody who comes and holds nothing of a ticket. */
function addEvent(calendar: ICalCalendar, event: Event, { siteUrl, now }: CalendarContext): void {
  const url = `${siteUrl}/event/${event.eventId}`;
  calendar.createEvent({
    // The same in every file, so that a program replaces its entry instead of adding another one.
    id: `${event.eventId}@${new URL(siteUrl).hostname}`,
    sequence: event.version - 1,
    stamp: now,
    start: new Date(event.eventDate),
    end: new Date(event.endDate ?? event.eventDate + USUAL_LENGTH_MS),
    summary: plain(event.title),
    description: plain(event.description ? `${event.description}\n\n${url}` : url),
    location: plain(event.location) || null,
    url,
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

/** RFC 5545 allows no control characters but tab and line breaks, and ical-generator escapes only the latter. */
const plain = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "").replace(/\r\n?/g, "\n");
};

/** ical-generator escapes the texts of entries, but not the calendar's name. */
const escaped = (text: string): string => plain(text).replace(/[\\;,]/g, "\\$&");
