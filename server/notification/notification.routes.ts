import { notificationApi } from "../../schema/notification/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { markNotificationsRead } from "./notification.ts";
import type { SendNotifications } from "./notification-broadcaster.ts";
import { listNotifications, newestUnread } from "./notification-view.ts";

export function notificationRoutes({ sendNotifications }: { sendNotifications: SendNotifications }): Route[] {
  return [
    route(notificationApi.listNotifications, async ({ em, member, query }) =>
      listNotifications(em, member.memberId, query.before),
    ),

    route(notificationApi.readNotifications, async ({ em, member: { memberId }, body }) => {
      if (await markNotificationsRead(em, memberId, body.notificationIds)) sendNotifications([memberId], "read");
      return { unread: (await newestUnread(em, [memberId])).get(memberId)?.unread ?? 0 };
    }),
  ];
}
