import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { type EventOptions, eventRoutes } from "./event.routes.ts";
import { noticeJobs } from "./notice/notice.jobs.ts";
import { waitingJobs } from "./waiting/waiting.jobs.ts";
import { waitingRoutes } from "./waiting/waiting.routes.ts";

export function openEvents({ config, database, siteUrl, sendMail }: Core, options: EventOptions): Feature {
  const { sendNotifications } = options;
  const timeZone = config.COMMUNITY_TIME_ZONE;
  const mail = { siteUrl, sendMail, timeZone, communityName: config.COMMUNITY_NAME };
  return {
    routes: [...eventRoutes(options), ...waitingRoutes()],
    jobs: [...waitingJobs(database, mail), ...noticeJobs(database, { timeZone, sendNotifications })],
    onDatabaseEvent: {
      seatOffered: async (memberId) => sendNotifications([memberId], "new"),
      seatOfferEnded: async (memberId) => sendNotifications([memberId], "read"),
    },
  };
}
