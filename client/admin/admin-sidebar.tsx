import Activity from "lucide-react/icons/activity";
import Bell from "lucide-react/icons/bell";
import BookOpen from "lucide-react/icons/book-open";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChartColumn from "lucide-react/icons/chart-column";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Mail from "lucide-react/icons/mail";
import Newspaper from "lucide-react/icons/newspaper";
import ScrollText from "lucide-react/icons/scroll-text";
import Settings from "lucide-react/icons/settings";
import UsersRound from "lucide-react/icons/users-round";
import type { SidebarItem } from "../ui/navigation/sidebar-panel.tsx";
import * as text from "./admin-text.ts";

/** ADMIN-2: the sections in the specified order. */
const items: readonly SidebarItem[] = [
  { label: text.overviewTitle, to: "/admin", icon: <LayoutDashboard aria-hidden /> },
  { label: text.usersTitle, to: "/admin/users", icon: <UsersRound aria-hidden /> },
  { label: text.eventsTitle, to: "/admin/events", icon: <CalendarDays aria-hidden /> },
  { label: text.devotionsTitle, to: "/admin/devotions", icon: <BookOpen aria-hidden /> },
  { label: text.postsTitle, to: "/admin/posts", icon: <Newspaper aria-hidden /> },
  { label: text.questionsTitle, to: "/admin/questions", icon: <CircleHelp aria-hidden /> },
  { label: text.messagesTitle, to: "/admin/messages", icon: <Mail aria-hidden /> },
  { label: text.notificationsTitle, to: "/admin/notifications", icon: <Bell aria-hidden /> },
  { label: text.analyticsTitle, to: "/admin/analytics", icon: <ChartColumn aria-hidden /> },
  { label: text.activityTitle, to: "/admin/activity", icon: <Activity aria-hidden /> },
  { label: text.auditTitle, to: "/admin/audit", icon: <ScrollText aria-hidden /> },
  { label: text.settingsTitle, to: "/admin/settings", icon: <Settings aria-hidden /> },
];

/** The links of the admin area. Each has a section in `admin-screen.tsx` and an address in client/app/routes.tsx. */
export const adminSidebar = { title: text.adminTitle, items };
