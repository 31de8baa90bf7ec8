import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { Late } from "../platform/late.ts";
import { notificationJobs } from "./notification.jobs.ts";
import { notificationRoutes } from "./notification.routes.ts";
import { noteMentions, noteMessages, noteReaction, readThreadNotifications } from "./notification.ts";
import { notificationBroadcaster } from "./notification-broadcaster.ts";

export function openNotifications(core: Core, live: Late<Rooms>) {
  const tellNotifications = notificationBroadcaster(core.database, () => live.get().members, core.log);
  const feature = {
    routes: notificationRoutes({ tellNotifications }),
    jobs: notificationJobs(core.database),
    /** What threads ask of notifications. */
    notes: {
      noteMessages,
      noteMentions,
      noteReaction,
      noteReading: readThreadNotifications,
      tell: tellNotifications,
    },
  };
  return feature satisfies Feature;
}
