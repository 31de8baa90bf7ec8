import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { type EventOptions, eventRoutes } from "./event.routes.ts";
import { imageJobs } from "./image/image.jobs.ts";
import { imageRoutes } from "./image/image.routes.ts";
import { type ManageOptions, manageRoutes } from "./manage/manage.routes.ts";
import { mineRoutes } from "./mine/mine.routes.ts";
import { noticeJobs } from "./notice/notice.jobs.ts";
import { waitingJobs } from "./waiting/waiting.jobs.ts";
import { waitingRoutes } from "./waiting/waiting.routes.ts";

export function openEvents(core: Core, options: EventOptions & Omit<ManageOptions, "managers">): Feature {
  const { config, database, siteUrl, sendMail, storage } = core;
  const { sendNotifications } = options;
  const managers = config.EVENT_MANAGERS;
  const timeZone = config.COMMUNITY_TIME_ZONE;
  const mail = { siteUrl, sendMail, timeZone, communityName: config.COMMUNITY_NAME };
  return {
    routes: [
      ...eventRoutes(options),
      ...manageRoutes({ ...options, managers }),
      ...imageRoutes({ storage, managers }),
      ...waitingRoutes(),
      ...mineRoutes(),
    ],
    jobs: [
      ...imageJobs(database, storage),
      ...waitingJobs(database, mail),
      ...noticeJobs(database, { timeZone, sendNotifications }),
    ],
    onDatabaseEvent: {
      seatOffered: async (memberId) => sendNotifications([memberId], "new"),
      seatOfferEnded: async (memberId) => sendNotifications([memberId], "read"),
    },
  };
}
