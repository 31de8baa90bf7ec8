import type { Activity, ActivityType } from "../../../schema/admin/api.ts";
import type { Translates } from "../../../schema/language/translation.ts";

export { activityTitle as title } from "../admin-text.ts";
export const loading = "Activity dey load...";
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

/** What a member or the app did: "like one post". It follows the name. */
export function activityText({
  activityType,
  event,
  crash,
}: Pick<Activity, "activityType" | "event" | "crash">): string {
  switch (activityType) {
    case "created_post":
      return "write one post";
    case "liked_post":
      return "like one post";
    case "commented_on_post":
      return "comment for one post";
    case "joined_group":
      return "join one channel";
    case "registered_for_event":
      return event ? `register for ${event.title}` : "register for one event";
    case "app_crashed":
      return crash ? `crash for ${crash.route} inside ${crash.release}: ${crash.message}` : "crash";
  }
}

export const emptyTitle = "Nothing don happen yet";
export const emptyHint =
  "Posts, likes, comments, new members for channels, registrations and app crashes go show here.";

export type Holds = Translates<typeof import("./activity-text.ts"), typeof import("./activity-text.pcm.ts")>;
