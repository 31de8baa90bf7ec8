import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { calendarRoutes } from "./calendar/calendar.routes.ts";
import { eventPages } from "./page/event-pages.ts";

/** What the outside world reads of events: their pages' metadata, and calendars. */
export const openPublicEvents = (core: Core): Feature => ({
  routes: calendarRoutes(core),
  recordPages: [eventPages(core)],
});
