/** What a member can turn off by itself. Each kind of notification belongs to one. */
export const pushGroups = [
  "messages",
  "mentions",
  "reactions",
  "channels",
  "events",
  "devotions",
  "engagement",
  "games",
  "announcements",
  "safety",
] as const;
export type PushGroup = (typeof pushGroups)[number];
