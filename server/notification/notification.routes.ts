import { notificationApi } from "../../schema/notification/api.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import { type Route, route } from "../platform/route.ts";
import { markNotificationsRead } from "./notification.ts";
import type { TellNotifications } from "./notification-teller.ts";
import { listNotifications, newestUnread } from "./notification-view.ts";

/** Every notification that is opened is read by a call of its own. */
const READING_LIMIT = { name: "notification-reading", tries: 1200, seconds: 60 * 60 };

export function notificationRoutes(options: {
  tellNotifications: TellNotifications;
  openRateLimit: OpenRateLimit;
}): Route[] {
  const { tellNotifications, openRateLimit } = options;
  const readings = openRateLimit(READING_LIMIT);
  return [
    route(notificationApi.listNotifications, async ({ em, member, query }) =>
      listNotifications(em, member.memberId, query.before),
    ),

    route(notificationApi.readNotifications, async ({ em, member: { memberId }, body }) => {
      await readings.consume(memberId);
      if (await markNotificationsRead(em, memberId, body.notificationIds)) tellNotifications([memberId], "read");
      return { unread: (await newestUnread(em, [memberId])).get(memberId)?.unread ?? 0 };
    }),
  ];
}
