import CalendarDays from "lucide-react/icons/calendar-days";
import { type Section, screenOf } from "../../frame/feature.ts";
import * as text from "./section-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/admin/events",
    order: 3,
    label: text.title,
    icon: <CalendarDays aria-hidden />,
    pages: [
      { to: "/events/manage/new", title: text.newPage },
      { to: "/admin/events/payments", title: text.paymentsPage },
    ],
    screen: screenOf(() => import("./event-list.tsx"), "EventList"),
  },
  {
    to: "/admin/events/payments",
    screen: screenOf(() => import("../../payment/admin/payments-admin-panel.tsx"), "PaymentsAdminPanel"),
  },
  { to: "/admin/events/:eventId", screen: screenOf(() => import("./one/event-page.tsx"), "EventPage") },
];
