import { UNREAD_COUNTED } from "../../schema/limits.ts";
import { countOf } from "../ui/format/format.ts";

export const unreadNotifications = (unread: number): string => countOf(unread, "unread notification");

export function unreadText(unread: number): string {
  if (unread >= UNREAD_COUNTED) return `More than ${UNREAD_COUNTED - 1} unread notifications`;
  return countOf(unread, "unread notification");
}

export const notificationsTitle = "Notifications";
export const pushTitle = "When the app is closed";
export { loading } from "../frame/frame-text.ts";
export const countText = (unread: number): string =>
  unread === 0 ? "You’re all caught up." : `${unreadText(unread)}.`;
export const markAllReadButton = "Mark all as read";
export const settingsLink = "Notification settings";
export const showEarlierButton = "Show earlier";
export const reportButton = "Report";
/** For screen readers. `title` is an announcement’s. */
export const reportLabel = (title: string): string => `Report: ${title}`;
export const emptyTitle = "All quiet";
export const emptyHint =
  "When someone messages you, replies to you, mentions you, or adds or invites you to a channel, you’ll see it here.";
/** For screen readers, before an unread notification. */
export const unreadPrefix = "New:";
