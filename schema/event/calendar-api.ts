import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** The media type of iCalendar files. */
export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

export const readEventCalendar = endpoint("GET /api/events/:eventId/calendar.ics", "anyone", {
  summary: "One event as an iCalendar file.",
  params: z.strictObject({ eventId: z.uuid() }),
  kind: "file",
  fileTypes: [CALENDAR_TYPE],
  isImpersonal: true,
});

export const readCalendarFeed = endpoint("GET /api/calendar.ics", "anyone", {
  summary:
    "The events of the coming year and of the last 30 days, cancelled ones included, as a calendar to subscribe to.",
  kind: "file",
  fileTypes: [CALENDAR_TYPE],
  isImpersonal: true,
});
