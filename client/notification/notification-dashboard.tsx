import Bell from "lucide-react/icons/bell";
import { type Section, screenOf } from "../frame/feature.ts";
import { notificationsTitle } from "./notification-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/dashboard/notifications",
    order: 5,
    label: notificationsTitle,
    icon: <Bell aria-hidden />,
    screen: screenOf(() => import("./notifications-section.tsx"), "NotificationsSection"),
  },
];
