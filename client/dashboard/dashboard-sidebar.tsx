import Bell from "lucide-react/icons/bell";
import BookOpen from "lucide-react/icons/book-open";
import CalendarDays from "lucide-react/icons/calendar-days";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import MessageCircle from "lucide-react/icons/message-circle";
import UserRound from "lucide-react/icons/user-round";
import UsersRound from "lucide-react/icons/users-round";
import type { SidebarItem } from "../ui/navigation/sidebar-panel.tsx";
import * as text from "./dashboard-text.ts";

const items: readonly SidebarItem[] = [
  { label: text.overviewTitle, to: "/dashboard", icon: <LayoutDashboard aria-hidden /> },
  { label: text.devotionsTitle, to: "/dashboard/devotions", icon: <BookOpen aria-hidden /> },
  { label: text.communityTitle, to: "/dashboard/community", icon: <UsersRound aria-hidden /> },
  { label: text.messagesTitle, to: "/dashboard/messages", icon: <MessageCircle aria-hidden /> },
  { label: text.notificationsTitle, to: "/dashboard/notifications", icon: <Bell aria-hidden /> },
  { label: text.eventsTitle, to: "/dashboard/events", icon: <CalendarDays aria-hidden /> },
  { label: text.profileTitle, to: "/dashboard/profile", icon: <UserRound aria-hidden /> },
];

/** DASHBOARD-1: the sections in the specified order. */
export const dashboardSidebar = { title: text.dashboardTitle, items };
