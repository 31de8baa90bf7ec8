import CalendarDays from "lucide-react/icons/calendar-days";
import { type Section, screenOf } from "../../frame/feature.ts";
import { myEventsTitle } from "./mine-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/dashboard/events",
    order: 6,
    label: myEventsTitle,
    icon: <CalendarDays aria-hidden />,
    screen: screenOf(() => import("./events-section.tsx"), "EventsSection"),
  },
];
