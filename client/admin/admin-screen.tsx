import { type ComponentType, lazy } from "react";
import { useLocation } from "react-router";

const OverviewSection = lazy(async () => ({
  default: (await import("./overview/overview-section.tsx")).OverviewSection,
}));
const ActivitySection = lazy(async () => ({
  default: (await import("./activity/activity-section.tsx")).ActivitySection,
}));
const AnalyticsSection = lazy(async () => ({
  default: (await import("./analytics/analytics-section.tsx")).AnalyticsSection,
}));
const UsersAdminPanel = lazy(async () => ({
  default: (await import("../member/admin/users-admin-panel.tsx")).UsersAdminPanel,
}));
const AuditAdminPanel = lazy(async () => ({
  default: (await import("../audit/admin/audit-admin-panel.tsx")).AuditAdminPanel,
}));
const EventAdminPanel = lazy(async () => ({
  default: (await import("../event/admin/event-admin-panel.tsx")).EventAdminPanel,
}));

/** The sections, by the part of their address that follows `/admin`. */
const sections: Readonly<Record<string, ComponentType>> = {
  users: UsersAdminPanel,
  events: EventAdminPanel,
  analytics: AnalyticsSection,
  activity: ActivitySection,
  audit: AuditAdminPanel,
};

/** The section of the admin area at this address. Each one's code is loaded when it is first opened. */
export function AdminScreen() {
  const [, , name = ""] = useLocation().pathname.split("/");
  const Section = sections[name] ?? OverviewSection;
  return <Section />;
}
