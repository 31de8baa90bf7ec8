import { type ComponentType, lazy } from "react";
import { useLocation } from "react-router";

const OverviewSection = lazy(async () => ({
  default: (await import("./overview/overview-section.tsx")).OverviewSection,
}));
const ActivitySection = lazy(async () => ({
  default: (await import("./activity/activity-section.tsx")).ActivitySection,
}));
const QuestionsAdminPanel = lazy(async () => ({
  default: (await import("../question/admin/questions-admin-panel.tsx")).QuestionsAdminPanel,
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
const DevotionAdminPanel = lazy(async () => ({
  default: (await import("../devotion/admin/devotion-admin-panel.tsx")).DevotionAdminPanel,
}));
const PostAdminPanel = lazy(async () => ({
  default: (await import("../post/admin/post-admin-panel.tsx")).PostAdminPanel,
}));
const MessagesAdminPanel = lazy(async () => ({
  default: (await import("../site/admin/messages-admin-panel.tsx")).MessagesAdminPanel,
}));
const NotificationsAdminPanel = lazy(async () => ({
  default: (await import("../notification/admin/notifications-admin-panel.tsx")).NotificationsAdminPanel,
}));
const SettingAdminPanel = lazy(async () => ({
  default: (await import("../setting/admin/setting-admin-panel.tsx")).SettingAdminPanel,
}));
const SetupAdminPanel = lazy(async () => ({
  default: (await import("../setting/admin/setup/setup-admin-panel.tsx")).SetupAdminPanel,
}));

/** The sections, by the part of their address that follows `/admin`. */
const sections: Readonly<Record<string, ComponentType>> = {
  users: UsersAdminPanel,
  events: EventAdminPanel,
  devotions: DevotionAdminPanel,
  posts: PostAdminPanel,
  questions: QuestionsAdminPanel,
  messages: MessagesAdminPanel,
  notifications: NotificationsAdminPanel,
  analytics: AnalyticsSection,
  activity: ActivitySection,
  audit: AuditAdminPanel,
  settings: SettingAdminPanel,
  setup: SetupAdminPanel,
};

/** The section of the admin area at this address. Each one's code is loaded when it is first opened. */
export function AdminScreen() {
  const [, , name = ""] = useLocation().pathname.split("/");
  const Section = sections[name] ?? OverviewSection;
  return <Section />;
}
