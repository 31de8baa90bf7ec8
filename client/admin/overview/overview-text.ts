import type { Counts } from "../../../schema/admin/api.ts";
import type { NeedsYouName } from "../../../schema/admin/needs-you.ts";
import { countOf } from "../../ui/format/format.ts";

export { overviewTitle as title } from "../admin-text.ts";
export const loading = "Loading the overview...";

export const needsYouTitle = "Needs you";
export const loadingNeedsYou = "Looking for what needs you...";
export const nothingTitle = "Nothing needs you";
export const nothingHint = "Reports, requests, newcomers and the rest are all seen to.";
export const needsYouLabels: Readonly<Record<NeedsYouName, string>> = {
  reports: "Reports",
  flagged: "Flagged messages",
  confessions: "Confessions",
  parents: "Parents who wait",
  newcomers: "New members to confirm",
  questions: "Questions",
  pods: "Requests for a mentor",
  requests: "Requests",
  payments: "Payments to look at",
  mails: "Refused emails",
  devotions: "Days without a devotion",
};
export const oldestWaits = (age: string): string => `Oldest: ${age}`;
export const firstDay = (day: string): string => `First: ${day}`;
export const ageInDays = (days: number): string => countOf(days, "day");
export const ageInHours = (hours: number): string => countOf(hours, "hour");
export const ageUnderAnHour = "less than an hour";

export const countsTitle = "At a glance";
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

export const recentTitle = "Recent activity";
export const allActivitiesLink = "See all";
