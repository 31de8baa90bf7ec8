import type { Counts } from "../../../schema/admin/api.ts";
import type { NeedsYouName } from "../../../schema/admin/needs-you.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

export { overviewTitle as title } from "../admin-text.ts";
export const loading = "The overview dey load...";

export const needsYouTitle = "Wetin need you";
export const loadingNeedsYou = "We dey check wetin need you...";
export const nothingTitle = "Nothing need you now";
export const nothingHint = "Reports, requests, newcomers and the rest: dem don attend to everything.";
export const needsYouLabels: Readonly<Record<NeedsYouName, string>> = {
  reports: "Reports",
  flagged: "Flagged messages",
  confessions: "Confessions",
  parents: "Parents wey dey wait",
  newcomers: "New members to confirm",
  questions: "Questions",
  pods: "Requests for mentor",
  requests: "Requests",
  payments: "Payments to check",
  mails: "Emails wey no enter",
  devotions: "Days wey no get devotion",
};
export const oldestWaits = (age: string): string => `Oldest: ${age}`;
export const firstDay = (day: string): string => `First: ${day}`;
export const ageInDays = (days: number): string => countOf(days, "day", "days");
export const ageInHours = (hours: number): string => countOf(hours, "hour", "hours");
export const ageUnderAnHour = "e never reach one hour";

export const countsTitle = "As e dey now";
export const countLabels: Readonly<Record<keyof Counts, string>> = {
  members: "Members",
  events: "Events",
  registrations: "Registrations",
  posts: "Posts",
  likes: "Likes",
  comments: "Comments",
  messages: "Messages",
  notifications: "Notifications",
  activities: "Activities",
};

export const recentTitle = "Wetin just happen";
export const allActivitiesLink = "See all";

export type Holds = Translates<typeof import("./overview-text.ts"), typeof import("./overview-text.pcm.ts")>;
