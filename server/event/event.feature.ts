import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { eventAdminRoutes } from "./admin/admin.routes.ts";
import { calendarRoutes } from "./calendar/calendar.routes.ts";
import { channelRoutes } from "./channel/channel.routes.ts";
import { type EventOptions, eventRoutes } from "./event.routes.ts";
import { imageJobs } from "./image/image.jobs.ts";
import { imageRoutes } from "./image/image.routes.ts";
import { type ManageOptions, manageRoutes } from "./manage/manage.routes.ts";
import { mineRoutes } from "./mine/mine.routes.ts";
import { noticeJobs } from "./notice/notice.jobs.ts";
import { eventPages } from "./page/event-pages.ts";
import { eventPreview } from "./page/link-preview.ts";
import { eventsText } from "./page/stored-text.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { waitingJobs } from "./waiting/waiting.jobs.ts";
import { waitingRoutes } from "./waiting/waiting.routes.ts";

export function openEvents(core: Core, options: EventOptions & Omit<ManageOptions, "community" | "managers">): Feature {
  const { community, database, storage } = core;
  const managers = () => community.eventManagers;
  return {
    routes: [
      ...eventRoutes(options),
      ...manageRoutes({ ...options, community, managers }),
      ...imageRoutes({ storage, managers }),
      ...channelRoutes(options.messagingPolicy),
      ...waitingRoutes(),
      ...mineRoutes(),
      ...searchRoutes(),
      ...eventAdminRoutes(core),
      ...calendarRoutes(core),
    ],
    recordPages: [eventPages(core)],
    pagePreviews: [eventPreview],
    storedTexts: [eventsText(core)],
    jobs: [...imageJobs(database, storage), ...waitingJobs(database, core), ...noticeJobs(database, community)],
  };
}
