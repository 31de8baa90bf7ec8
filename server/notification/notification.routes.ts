import * as notificationApi from "../../schema/notification/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { markNotificationsRead } from "./notification.ts";
import { listNotifications, newestUnread } from "./notification-view.ts";

export const notificationRoutes: readonly Route[] = [
  route(notificationApi.listNotifications, async ({ em, member, query }) =>
    listNotifications(em, member.memberId, query.before),
  ),

  route(notificationApi.readNotifications, async ({ em, member: { memberId }, body }) => {
    await markNotificationsRead(em, memberId, body.notificationIds);
    return { unread: (await newestUnread(em, [memberId])).get(memberId)?.unread ?? 0 };
  }),
];
