import Bell from "lucide-react/icons/bell";
import { type Section, screenOf } from "../frame/feature.ts";
import { notificationsTitle, unreadNotifications } from "./notification-text.ts";
import { useUnreadNotifications } from "./unread.ts";

export const sections: readonly Section[] = [
  {
    to: "/dashboard/notifications",
    order: 5,
    label: notificationsTitle,
    icon: <Bell aria-hidden />,
    unread: { useCount: useUnreadNotifications, labelOf: unreadNotifications },
    screen: screenOf(() => import("./notifications-section.tsx"), "NotificationsSection"),
  },
];
