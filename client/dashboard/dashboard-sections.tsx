import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import { type Section, screenOf } from "../frame/feature.ts";
import { overviewTitle } from "./link-text.ts";

export const sections: readonly Section[] = [
  {
    to: "/dashboard",
    order: 1,
    label: overviewTitle,
    icon: <LayoutDashboard aria-hidden />,
    screen: screenOf(() => import("./overview-section.tsx"), "OverviewSection"),
  },
];
