import * as eventCalendarApi from "../../../schema/event/calendar-api.ts";
import { CALENDAR_TYPE } from "../../../schema/event/calendar-api.ts";
import type { Core } from "../../platform/core.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { readEvent } from "../event.ts";
import { selectCalendar } from "../event-store.ts";
import { eventView } from "../event-view.ts";
import { calendarFeed, eventCalendar } from "./event-calendar.ts";

export function calendarRoutes({ siteUrl, community }: Pick<Core, "siteUrl" | "community">): Route[] {
  const context = () => ({ siteUrl, community, now: new Date() });
  const file = (name: string, calendar: string) => ({ type: CALENDAR_TYPE, name, content: Buffer.from(calendar) });
  return [
    route(eventCalendarApi.readEventCalendar, async ({ database, params: { eventId } }) => {
      const { event } = await readEvent(database, null, eventId);
      return file("event.ics", eventCalendar(event, context()));
    }),

    route(eventCalendarApi.readCalendarFeed, async ({ database }) => {
      const stored = await selectCalendar(database, []);
      const events = stored.map((event) => eventView(event));
      return { ...file("events.ics", calendarFeed(events, context())), isInline: true };
    }),
  ];
}
