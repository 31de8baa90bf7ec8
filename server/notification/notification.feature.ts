import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import { idsIn } from "../platform/database/database-listener.ts";
import type { Feature } from "../platform/feature.ts";
import type { LateReference } from "../platform/late-reference.ts";
import { announcementRoutes } from "./announcement/announcement.routes.ts";
import { announcementJob, notificationJobs } from "./notification.jobs.ts";
import { notificationRoutes } from "./notification.routes.ts";
import {
  notifyFlags,
  notifyMentions,
  notifyMessages,
  notifyReaction,
  readThreadNotifications,
} from "./notification.ts";
import { notificationBroadcaster } from "./notification-broadcaster.ts";

export function openNotifications(core: Core, live: LateReference<Rooms>) {
  const rooms = () => live.get().members;
  const sendCounts = notificationBroadcaster({ database: core.database, rooms, log: core.log });
  const feature = {
    routes: [...notificationRoutes, ...announcementRoutes({ jobs: core.jobs })],
    jobs: [...notificationJobs(core.database), announcementJob(core.database)],
    onDatabaseEvent: {
      notificationsAdded: async (memberIds: string) => sendCounts(idsIn(memberIds), "new"),
      notificationsChanged: async (memberIds: string) => sendCounts(idsIn(memberIds), "read"),
      listeningAgain: async () => sendCounts(await rooms().everyoneHere(), "read"),
    },
    /** The notification functions that threads use. */
    notifications: {
      notifyMessages,
      notifyMentions,
      notifyFlags,
      notifyReaction,
      readUpTo: readThreadNotifications,
    },
  };
  return feature satisfies Feature;
}
