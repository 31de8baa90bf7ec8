import type { Language } from "../../schema/language/languages.ts";
import type { Translated } from "../../schema/language/translation.ts";
import type { Notification } from "../../schema/notification/api.ts";
import { notificationPath } from "../../schema/notification/path.ts";
import { translated } from "../platform/language/translated.ts";
import type { PushPayload } from "./push-sender.ts";
import * as english from "./push-text.ts";

const textIn = await translated(import.meta.url, "./push-text.ts", english);

interface TextOptions {
  readonly communityName: string;
  /** PUSH-8: whether the member wants to see what was written. */
  readonly showsText: boolean;
  readonly unread: number;
  /** PUSH-11: in which the member reads. Null if they have not chosen one. */
  readonly language: Language | null;
}

/** PUSH-8: what a locked phone shows of a notification. */
export function pushPayload(
  notification: Notification,
  { communityName, showsText, unread, language }: TextOptions,
): PushPayload {
  const { place, text } = notification;
  const words = textIn(language);
  const [title, sentence] = wordsOf(notification, communityName, words);
  const isWritten = showsText && text !== "" && ("threadId" in place || place.kind === "announcement");
  const others = unread > 1 ? ` ${words.unreadInAll(unread)}` : "";
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
function wordsOf(
  { kind, count, place, actorName, text }: Notification,
  communityName: string,
  words: Translated<typeof english>,
): [string, string] {
  const name = actorName || communityName;
  /** Of a channel or an event; empty for a conversation. */
  const title = "name" in place ? place.name : "";
  switch (kind) {
    case "message":
      return [name, words.message(count)];
    case "mention":
      return [name, words.mention(title)];
    case "reply":
      return [name, words.reply(title)];
    case "reaction":
      return [name, words.reaction(title)];
    case "added_to_channel":
      return [name, words.addedToChannel(title)];
    case "channel_invitation":
      return [name, words.channelInvitation(title)];
    case "report":
      return [communityName, words.report];
    case "report_overdue":
      return [communityName, words.reportOverdue];
    case "report_answered":
      return [communityName, words.reportAnswered];
    case "safety_notice":
      return [communityName, words.safetyNotice];
    case "message_flag":
      return [communityName, words.messageFlag];
    case "age_confirmed":
      return [communityName, words.ageConfirmed];
    case "role_given":
      return [communityName, words.roleGiven];
    case "devotion":
      return [communityName, words.devotion(title)];
    case "question_answered":
      return [communityName, words.questionAnswered];
    case "pod_opened":
      return [name, words.podOpened(title)];
    case "pod_declined":
      return [communityName, words.podDeclined];
    case "question_voided":
      return [communityName, words.questionVoided];
    case "challenge":
      return [name, words.challenge];
    case "challenge_finished":
      return [name, words.challengeFinished];
    case "announcement":
      return [communityName, title];
    case "event_registered":
      return [title, words.eventRegistered];
    case "event_tomorrow":
      return [title, words.eventTomorrow];
    case "event_moved":
      return [title, words.eventMoved];
    case "event_cancelled":
      return [title, words.eventCancelled];
    case "event_seat_offered":
      return [title, words.eventSeatOffered];
    case "event_refunded":
      return [title, text === "" ? words.eventRefunded : `${text}.`];
    default:
      return unknownKind(kind, communityName, words);
  }
}

/** A new kind is a type error until it has words above. */
const unknownKind = (_kind: never, communityName: string, words: Translated<typeof english>): [string, string] => [
  communityName,
  words.somethingNew,
];
