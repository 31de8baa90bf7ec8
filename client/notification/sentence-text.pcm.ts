import { dayIn } from "../../schema/day.ts";
import type { Translates } from "../../schema/language/translation.ts";
import type { Notification } from "../../schema/notification/api.ts";
import { unknownUser } from "../frame/frame-text.ts";
import { community } from "../net/community.ts";

function messaged(name: string, times: number): string {
  if (times === 1) return `${name} send you message`;
  return `${name} send you message ${times} times`;
}

function mentioned(name: string, times: number): string {
  if (times === 1) return `${name} mention you`;
  return `${name} mention you ${times} times`;
}

function mentionedIn(channel: string, name: string, times: number): string {
  if (times === 1) return `${name} mention you for ${channel}`;
  return `${name} mention you ${times} times for ${channel}`;
}

function replied(name: string, times: number): string {
  if (times === 1) return `${name} reply you`;
  return `${name} reply you ${times} times`;
}

function repliedIn(channel: string, name: string, times: number): string {
  if (times === 1) return `${name} reply you for ${channel}`;
  return `${name} reply you ${times} times for ${channel}`;
}

function reacted(name: string, people: number): string {
  if (people === 1) return `${name} react to your message`;
  if (people === 2) return `${name} and 1 other person react to your message`;
  return `${name} and ${people - 1} other people react to your message`;
}

function reactedIn(channel: string, name: string, people: number): string {
  if (people === 1) return `${name} react to your message for ${channel}`;
  if (people === 2) return `${name} and 1 other person react to your message for ${channel}`;
  return `${name} and ${people - 1} other people react to your message for ${channel}`;
}

function flagged(messages: number): string {
  if (messages === 1) return "One flagged message dey wait make you check am";
  return `${messages} flagged messages dey wait make you check dem`;
}

function agesConfirmed(times: number): string {
  if (times === 1) return "One mentor don confirm one member age";
  return `Mentors don confirm ages ${times} times`;
}

function voided(games: number): string {
  if (games === 1) return "One question for one of your games wrong, so we don correct your score";
  return `One question for ${games} of your games wrong, so we don correct your scores`;
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
      return title ? `${name} add you to ${title}` : `${name} add you to one channel`;
    case "channel_invitation":
      return `${name} invite you to ${title}`;
    case "report_answered":
      return "One leader don answer your report";
    case "report":
      return "New report dey wait make you check am";
    case "report_overdue":
      return "One report don wait pass 24 hours";
    case "safety_notice":
      return "One leader don send you notice";
    case "message_flag":
      return flagged(count);
    case "age_confirmed":
      return agesConfirmed(count);
    case "role_given":
      return "You don get new role. See wetin you go do next";
    case "event_registered":
      return `You don register for ${title}`;
    case "event_tomorrow":
      return wasToday(createdAt) ? `Tomorrow: ${title}` : `Today: ${title}`;
    case "event_moved":
      return `${title} don get new date`;
    case "event_cancelled":
      return `${title} don cancel`;
    case "event_seat_offered":
      return `One seat dey free for you at ${title}`;
    case "event_refunded":
      return text ? `${title}: ${text}` : `We dey refund your payment for ${title}`;
    case "devotion":
      return `New devotion: ${title}`;
    case "question_answered":
      return "One leader don reply your question";
    case "pod_opened":
      return `${name} don open pod for you: ${title}`;
    case "pod_declined":
      return "One mentor don reply your request";
    case "question_voided":
      return voided(count);
    case "challenge":
      return `${name} don challenge you to five questions`;
    case "challenge_finished":
      return `${name} don play your challenge`;
    case "announcement":
      return `${title}: ${text}`;
    default:
      return neutralSentence(kind);
  }
}

/** For a kind that only a newer server knows. */
const neutralSentence = (_kind: never): string => "Something new don happen";

export type Holds = Translates<typeof import("./sentence-text.ts"), typeof import("./sentence-text.pcm.ts")>;
