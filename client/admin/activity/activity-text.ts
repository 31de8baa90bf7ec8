import type { Activity, ActivityType } from "../../../schema/admin/api.ts";

export { activityTitle as title } from "../admin-text.ts";
export const loading = "Loading activity...";
export const kindLabel = "Show";
export const everythingFilter = "Everything";
export const filterLabels: Readonly<Record<ActivityType, string>> = {
  created_post: "Posts",
  liked_post: "Likes",
  commented_on_post: "Comments",
  joined_group: "Channels",
  registered_for_event: "Registrations",
  app_crashed: "Crashes",
};

/** In place of a member where the app itself did something. */
export const appName = "The app";

/** What a member or the app did: "liked a post". It follows the name. */
export function activityText({
  activityType,
  event,
  crash,
}: Pick<Activity, "activityType" | "event" | "crash">): string {
  switch (activityType) {
    case "created_post":
      return "wrote a post";
    case "liked_post":
      return "liked a post";
    case "commented_on_post":
      return "commented on a post";
    case "joined_group":
      return "joined a channel";
    case "registered_for_event":
      return event ? `registered for ${event.title}` : "registered for an event";
    case "app_crashed":
      return crash ? `crashed at ${crash.route} in ${crash.release}: ${crash.message}` : "crashed";
  }
}

export const emptyTitle = "Nothing has happened yet";
export const emptyHint =
  "Posts, likes, comments, new members of channels, registrations and crashes of the app appear here.";
