import { dayIn } from "../../schema/day.ts";
import type { Notification } from "../../schema/notification/api.ts";
import { unknownUser } from "../frame/frame-text.ts";
import { community } from "../net/community.ts";

function messaged(name: string, times: number): string {
  if (times === 1) return `${name} messaged you`;
  return times === 2 ? `${name} messaged you twice` : `${name} messaged you ${times} times`;
}

function mentioned(name: string, times: number): string {
  if (times === 1) return `${name} mentioned you`;
  return times === 2 ? `${name} mentioned you twice` : `${name} mentioned you ${times} times`;
}

function mentionedIn(channel: string, name: string, times: number): string {
  if (times === 1) return `${name} mentioned you in ${channel}`;
  return times === 2
    ? `${name} mentioned you twice in ${channel}`
    : `${name} mentioned you ${times} times in ${channel}`;
}

function replied(name: string, times: number): string {
  if (times === 1) return `${name} replied to you`;
  return times === 2 ? `${name} replied to you twice` : `${name} replied to you ${times} times`;
}

function repliedIn(channel: string, name: string, times: number): string {
  if (times === 1) return `${name} replied to you in ${channel}`;
  return times === 2
    ? `${name} replied to you twice in ${channel}`
    : `${name} replied to you ${times} times in ${channel}`;
}

function reacted(name: string, people: number): string {
  if (people === 1) return `${name} reacted to your message`;
  if (people === 2) return `${name} and 1 other reacted to your message`;
  return `${name} and ${people - 1} others reacted to your message`;
}

function reactedIn(channel: string, name: string, people: number): string {
  if (people === 1) return `${name} reacted to your message in ${channel}`;
  if (people === 2) return `${name} and 1 other reacted to your message in ${channel}`;
  return `${name} and ${people - 1} others reacted to your message in ${channel}`;
}

function flagged(messages: number): string {
  if (messages === 1) return "A flagged message needs a look";
  return `${messages} flagged messages need a look`;
}

function agesConfirmed(times: number): string {
  if (times === 1) return "A mentor has confirmed a member’s age";
  return `Mentors have confirmed ages ${times} times`;
}

function voided(games: number): string {
  if (games === 1) return "A question in one of your games was wrong, so your score was corrected";
  return `A question in ${games} of your games was wrong, so your scores were corrected`;
}

/** Whether the community's date has not changed since then. */
function wasToday(time: number): boolean {
  return dayIn(community.timeZone, time) === dayIn(community.timeZone, Date.now());
}

/** One sentence without a full stop: who did what, and in which channel or event. A conversation has no name. */
export function sentenceOf({ kind, count, place, actorName, text, createdAt }: Notification): string {
  const name = actorName || unknownUser;
  /** Of a channel, an event or a devotion. */
  const title = "name" in place ? place.name : "";
  switch (kind) {
    case "message":
      return messaged(name, count);
    case "mention":
      return title ? mentionedIn(title, name, count) : mentioned(name, count);
    case "reply":
      return title ? repliedIn(title, name, count) : replied(name, count);
    case "reaction":
      return title ? reactedIn(title, name, count) : reacted(name, count);
    case "added_to_channel":
      return title ? `${name} added you to ${title}` : `${name} added you to a channel`;
    case "channel_invitation":
      return `${name} invited you to ${title}`;
    case "report_answered":
      return "A leader has answered your report";
    case "report":
      return "A new report needs a look";
    case "report_overdue":
      return "A report has waited for more than 24 hours";
    case "safety_notice":
      return "A leader has sent you a notice";
    case "message_flag":
      return flagged(count);
    case "age_confirmed":
      return agesConfirmed(count);
    case "role_given":
      return "You have a new role. See what to do next";
    case "event_registered":
      return `You’re registered for ${title}`;
    case "event_tomorrow":
      return wasToday(createdAt) ? `Tomorrow: ${title}` : `Today: ${title}`;
    case "event_moved":
      return `${title} has a new date`;
    case "event_cancelled":
      return `${title} is cancelled`;
    case "event_seat_offered":
      return `A seat is free for you at ${title}`;
    case "event_refunded":
      return text ? `${title}: ${text}` : `Your payment for ${title} is being refunded`;
    case "devotion":
      return `New devotion: ${title}`;
    case "question_answered":
      return "A leader has replied to your question";
    case "pod_opened":
      return `${name} has opened a pod for you: ${title}`;
    case "pod_declined":
      return "A mentor has replied to your request";
    case "question_voided":
      return voided(count);
    case "challenge":
      return `${name} has challenged you to five questions`;
    case "challenge_finished":
      return `${name} has played your challenge`;
    case "announcement":
      return `${title}: ${text}`;
    default:
      return neutralSentence(kind);
  }
}

/**
 * For a kind that only a newer server knows. The parameter is `never`, so a new kind is a type error until it has a
 * sentence above.
 */
const neutralSentence = (_kind: never): string => "Something new happened";
