import { UNREAD_COUNTED } from "../../schema/limits.ts";
import type { Notification } from "../../schema/notification/api.ts";

const unknownUser = "Unknown User";

/** " in Friday team", nothing for a conversation. */
const inPlace = ({ name }: Notification["place"]): string => (name === "" ? "" : ` in ${name}`);

function times(count: number): string {
  if (count === 1) return "";
  return count === 2 ? " twice" : ` ${count} times`;
}

function andOthers(count: number): string {
  if (count === 1) return "";
  return count === 2 ? " and 1 other" : ` and ${count - 1} others`;
}

/** One sentence without its full stop: who did what, and where. */
export function sentenceOf(notification: Notification): string {
  const { kind, count, place } = notification;
  const actor = notification.actorName || unknownUser;
  const sentences = {
    message: `${actor} wrote to you${times(count)}`,
    mention: `${actor} mentioned you${times(count)}${inPlace(place)}`,
    reply: `${actor} answered you${times(count)}${inPlace(place)}`,
    reaction: `${actor}${andOthers(count)} reacted to your message${inPlace(place)}`,
    added_to_channel: `${actor} added you to ${place.name || "a channel"}`,
  };
  return sentences[kind];
}

/** Where it happened. */
export function pathTo({ kind, threadId }: Notification["place"]): string {
  return kind === "channel" ? `/community/channel/${threadId}` : `/messages?with=${threadId}`;
}

export function unreadText(unread: number): string {
  if (unread >= UNREAD_COUNTED) return `More than ${UNREAD_COUNTED - 1} unread notifications`;
  return unread === 1 ? "1 unread notification" : `${unread} unread notifications`;
}
