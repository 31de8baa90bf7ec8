import Bell from "lucide-react/icons/bell";
import CalendarDays from "lucide-react/icons/calendar-days";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import type { SidebarItem } from "../shell/sidebar/sidebar-panel.tsx";

const items: readonly SidebarItem[] = [
  { label: "Overview", to: "/ui/sidebar", icon: <LayoutDashboard aria-hidden /> },
  {
    label: "Notifications",
    to: "/ui/sidebar/notifications",
    icon: <Bell aria-hidden />,
    count: 7,
    countLabel: "7 unread",
  },
  { label: "My Events and everything I registered for", to: "/ui/sidebar/events", icon: <CalendarDays aria-hidden /> },
];

/** The title and links for the specimens of the sidebar. */
export const gallerySidebar = { title: "Sidebar", items };
