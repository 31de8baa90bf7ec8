import Activity from "lucide-react/icons/activity";
import ChartColumn from "lucide-react/icons/chart-column";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import { type Section, screenOf } from "../frame/feature.ts";
import * as text from "./admin-text.ts";

/** Opens the command palette. */
export const bar = screenOf(() => import("./palette/palette-button.tsx"), "PaletteButton");

export const sections: readonly Section[] = [
  {
    to: "/admin",
    order: 1,
    label: text.overviewTitle,
    icon: <LayoutDashboard aria-hidden />,
    screen: screenOf(() => import("./overview/overview-section.tsx"), "OverviewSection"),
  },
  {
    to: "/admin/analytics",
    order: 9,
    label: text.analyticsTitle,
    icon: <ChartColumn aria-hidden />,
    screen: screenOf(() => import("./analytics/analytics-section.tsx"), "AnalyticsSection"),
  },
  {
    to: "/admin/activity",
    order: 10,
    label: text.activityTitle,
    icon: <Activity aria-hidden />,
    screen: screenOf(() => import("./activity/activity-section.tsx"), "ActivitySection"),
  },
];
