import Bell from "lucide-react/icons/bell";
import { type Section, screenOf } from "../../frame/feature.ts";
import { title } from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/notifications",
    order: 8,
    label: title,
    icon: <Bell aria-hidden />,
    screen: screenOf(() => import("./notifications-admin-panel.tsx"), "NotificationsAdminPanel"),
  },
];
