import type { Translates } from "../../schema/language/translation.ts";
import { UNREAD_COUNTED } from "../../schema/limits.ts";
import { countOf } from "../ui/format/format.ts";

export const unreadNotifications = (unread: number): string =>
  countOf(unread, "notification wey you never read", "notifications wey you never read");

export function unreadText(unread: number): string {
  if (unread >= UNREAD_COUNTED) return `More than ${UNREAD_COUNTED - 1} notifications wey you never read`;
  return unreadNotifications(unread);
}

export const notificationsTitle = "Notifications";
export const pushTitle = "When you close the app";
export { loading } from "../frame/frame-text.ts";
export const countText = (unread: number): string =>
  unread === 0 ? "You don see everything." : `${unreadText(unread)}.`;
export const markAllReadButton = "Mark all as read";
export const settingsLink = "Notification settings";
export const showEarlierButton = "Show older ones";
export const reportButton = "Report";
/** For screen readers. `title` is an announcement’s. */
export const reportLabel = (title: string): string => `Report: ${title}`;
export const emptyTitle = "Everywhere quiet";
export const emptyHint =
  "When somebody message you, reply you, mention you, or add or invite you to channel, you go see am here.";
/** For screen readers, before an unread notification. */
export const unreadPrefix = "New:";

export type Holds = Translates<typeof import("./notification-text.ts"), typeof import("./notification-text.pcm.ts")>;
