import { type ClientFeature, screenOf } from "../frame/feature.ts";
import { useUnreadNotifications } from "./unread.ts";

export const notificationFeature: ClientFeature = {
  dashboard: { paths: ["/notifications"], sections: () => import("./notification-dashboard.tsx") },
  admin: { paths: ["/notifications"], sections: () => import("./admin/notification-admin.tsx") },
  errorTexts: { announcement: () => import("./admin/announcement-errors.ts") },
  live: () => import("./notification-live.ts"),
  memberBar: screenOf(() => import("./notification-bell.tsx"), "NotificationBell"),
  useTitleCount: useUnreadNotifications,
};
