import { lazy } from "react";
import { useLocation } from "react-router";

const OverviewSection = lazy(async () => ({ default: (await import("./overview-section.tsx")).OverviewSection }));
const DevotionsSection = lazy(async () => ({ default: (await import("./devotions-section.tsx")).DevotionsSection }));
const CommunitySection = lazy(async () => ({ default: (await import("./community-section.tsx")).CommunitySection }));
const MessagesSection = lazy(async () => ({ default: (await import("./messages-section.tsx")).MessagesSection }));
const NotificationsSection = lazy(async () => ({
  default: (await import("./notifications-section.tsx")).NotificationsSection,
}));
const EventsSection = lazy(async () => ({ default: (await import("./events-section.tsx")).EventsSection }));
const ProfileSection = lazy(async () => ({ default: (await import("./profile-section.tsx")).ProfileSection }));

/** The sections, by the last part of their address. */
const sections = {
  dashboard: OverviewSection,
  devotions: DevotionsSection,
  community: CommunitySection,
  messages: MessagesSection,
  notifications: NotificationsSection,
  events: EventsSection,
  profile: ProfileSection,
};

const isSection = (name: string): name is keyof typeof sections => Object.hasOwn(sections, name);

/** The section of the dashboard at this address. Each one's code is loaded when it is first opened. */
export function DashboardScreen() {
  const last =
    useLocation()
      .pathname.split("/")
      .findLast((part) => part !== "") ?? "";
  const Section = isSection(last) ? sections[last] : OverviewSection;
  return <Section />;
}
