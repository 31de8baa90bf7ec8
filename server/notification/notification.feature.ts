import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { LateReference } from "../platform/late-reference.ts";
import { notificationJobs } from "./notification.jobs.ts";
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
  const sendNotifications = notificationBroadcaster(core.database, () => live.get().members, core.log);
  const feature = {
    routes: notificationRoutes({ sendNotifications }),
    jobs: notificationJobs(core.database),
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
