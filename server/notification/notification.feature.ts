import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
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

/** Sends new notifications to the phones of these members. */
export type PushToMembers = (memberIds: readonly string[]) => Promise<void>;

export function openNotifications(core: Core, live: LateReference<Rooms>, pushTo: PushToMembers) {
  const rooms = () => live.get().members;
  const sendNotifications = notificationBroadcaster({ database: core.database, rooms, pushTo, log: core.log });
  const feature = {
    routes: [...notificationRoutes({ sendNotifications }), ...announcementRoutes({ jobs: core.jobs })],
    jobs: [...notificationJobs(core.database), announcementJob(core.database, sendNotifications)],
    /** The notification functions that threads use. */
    notifications: {
      notifyMessages,
      notifyMentions,
      notifyFlags,
      notifyReaction,
      readUpTo: readThreadNotifications,
      send: sendNotifications,
    },
  };
  return feature satisfies Feature;
}
