import type { Counts } from "../../../schema/admin/api.ts";

export { overviewTitle as title } from "../admin-text.ts";
export const loading = "Loading the overview...";
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
