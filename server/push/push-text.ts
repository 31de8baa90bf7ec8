import type { Notification } from "../../schema/notification/api.ts";
import { notificationPath } from "../../schema/notification/path.ts";
import type { PushPayload } from "./push-sender.ts";

interface TextOptions {
  readonly communityName: string;
  /** PUSH-8: whether the member wants to see what was written. */
  readonly showsText: boolean;
  readonly unread: number;
}

/** PUSH-8: what a locked phone shows of a notification. */
export function pushPayload(
  notification: Notification,
  { communityName, showsText, unread }: TextOptions,
): PushPayload {
  const { place, text } = notification;
  const [title, sentence] = wordsOf(notification, communityName);
  const isWritten = showsText && text !== "" && ("threadId" in place || place.kind === "announcement");
  const others = unread > 1 ? ` ${unread} unread in all.` : "";
  return {
    title,
    body: isWritten ? text : `${sentence}${others}`,
    tag: tagOf(place),
    path: notificationPath(place),
    unread,
  };
}

/** One place has one notification on the screen. */
const tagOf = (place: Notification["place"]): string => {
  if ("threadId" in place) return `thread-${place.threadId}`;
  return "eventId" in place ? `event-${place.eventId}` : place.kind;
};

/** Title and sentence. */
function wordsOf({ kind, count, place, actorName, text }: Notification, communityName: string): [string, string] {
  const name = actorName || communityName;
  /** Of a channel or an event; empty for a conversation. */
  const title = "name" in place ? place.name : "";
  const where = title === "" ? "" : ` in ${title}`;
  switch (kind) {
    case "message":
      return [name, count === 1 ? "Sent you a message." : `Sent you ${count} messages.`];
    case "mention":
      return [name, `Mentioned you${where}.`];
    case "reply":
      return [name, `Replied to you${where}.`];
    case "reaction":
      return [name, `Reacted to your message${where}.`];
    case "added_to_channel":
      return [name, `Added you to ${title || "a channel"}.`];
    case "channel_invitation":
      return [name, `Invited you to ${title || "a channel"}.`];
    case "report":
      return [communityName, "A new report needs a look."];
    case "report_overdue":
      return [communityName, "A report has waited for more than 24 hours."];
    case "report_answered":
      return [communityName, "A leader has answered you."];
    case "safety_notice":
      return [communityName, "A leader has sent you a notice."];
    case "message_flag":
      return [communityName, "A message needs a look."];
    case "age_confirmed":
      return [communityName, "A mentor has confirmed a member’s age."];
    case "role_given":
      return [communityName, "You have a new role. See what to do next."];
    case "devotion":
      return [communityName, `Today’s devotion: ${title}.`];
    case "question_answered":
      return [communityName, "A leader has replied to your question."];
    case "pod_opened":
      return [name, `Opened a pod for you: ${title}.`];
    case "pod_declined":
      return [communityName, "A mentor has replied to your request."];
    case "question_voided":
      return [communityName, "A question in one of your games was wrong, so your score was corrected."];
    case "challenge":
      return [name, "Challenged you to five questions."];
    case "challenge_finished":
      return [name, "Has played your challenge. See who was ahead."];
    case "announcement":
      return [communityName, title];
    case "event_registered":
      return [title, "You’re registered."];
    case "event_tomorrow":
      return [title, "Your event is coming up. Have a look at the time and place."];
    case "event_moved":
      return [title, "This event has a new date."];
    case "event_cancelled":
      return [title, "This event is cancelled."];
    case "event_seat_offered":
      return [title, "A seat is free for you. Take it before it goes to the next person."];
    case "event_refunded":
      return [title, text === "" ? "Your payment is being refunded." : `${text}.`];
    default:
      return unknownKind(kind, communityName);
  }
}

/** A new kind is a type error until it has words above. */
const unknownKind = (_kind: never, communityName: string): [string, string] => [
  communityName,
  "Something new happened.",
];
