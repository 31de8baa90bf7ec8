import { UNREAD_COUNTED } from "../../schema/limits.ts";
import type { Notification } from "../../schema/notification/api.ts";
import { unknownUser } from "../frame/frame-text.ts";
import { countOf } from "../ui/format/format.ts";

/** " in Friday team"; empty for a conversation. */
const inPlace = ({ name }: Notification["place"]): string => (name === "" ? "" : ` in ${name}`);

function times(count: number): string {
  if (count === 1) return "";
  return count === 2 ? " twice" : ` ${count} times`;
}

function andOthers(count: number): string {
  if (count === 1) return "";
  return count === 2 ? " and 1 other" : ` and ${count - 1} others`;
}

/** One sentence without a full stop: who did what, and where. Unknown kinds of a newer server get a neutral sentence. */
export function sentenceOf(notification: Notification): string {
  const { kind, count, place } = notification;
  const actor = notification.actorName || unknownUser;
  switch (kind) {
    case "message":
      return `${actor} messaged you${times(count)}`;
    case "mention":
      return `${actor} mentioned you${times(count)}${inPlace(place)}`;
    case "reply":
      return `${actor} replied to you${times(count)}${inPlace(place)}`;
    case "reaction":
      return `${actor}${andOthers(count)} reacted to your message${inPlace(place)}`;
    case "added_to_channel":
      return `${actor} added you to ${place.name || "a channel"}`;
    default:
      return neutralSentence(kind);
  }
}

/** The parameter is `never`, so a new kind is a type error until it has a sentence above. */
const neutralSentence = (_kind: never): string => "Something new happened";

export function unreadText(unread: number): string {
  if (unread >= UNREAD_COUNTED) return `More than ${UNREAD_COUNTED - 1} unread notifications`;
  return countOf(unread, "unread notification");
}

export const notificationsTitle = "Notifications";
export { loading } from "../frame/frame-text.ts";
export const caughtUp = "You’re all caught up.";
export const unreadStatus = (unread: number): string => `${unreadText(unread)}.`;
export const markAllReadButton = "Mark all as read";
export const showEarlierButton = "Show earlier";
export const emptyTitle = "All quiet";
export const emptyHint =
  "When someone messages you, replies to you, mentions you or adds you to a channel, you’ll see it here.";
/** For screen readers, before an unread notification. */
export const unreadPrefix = "New:";
