// Each function that notifies stores notifications in the caller's transaction, and each that reads them marks them. The
// database announces both when the transaction commits: every server shows it to the members who are connected, and
// those who are not get a push. The caller has nothing else to do.
import type { EntityManager } from "@mikro-orm/postgresql";
import type { NotificationKind, PageKind } from "../../schema/notification/kind.ts";
import { retention } from "../../schema/retention.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { daysAgo } from "../platform/date.ts";
import { NotificationEntity } from "./notification.entity.ts";
import { notifyOfAddition, notifyOfInvitation, notifyOfPodOpened } from "./store/channel-notification-store.ts";
import { notifyOfDevotion } from "./store/devotion-notification-store.ts";
import { notifyOfEvent } from "./store/event-notification-store.ts";
import { notifyOfVoidedQuestion } from "./store/game-notification-store.ts";
import { notifyOfMentions, notifyOfMessages, notifyOfReaction } from "./store/message-notification-store.ts";
import {
  markAgesRead,
  markDevotionNotificationRead,
  markFlagsRead,
  markRead,
  markReadUpTo,
  markReportRead,
} from "./store/notification-read-store.ts";
import { notifyOfActor, notifyWithoutPlace } from "./store/placeless-notification-store.ts";
import {
  notifyOfAge,
  notifyOfFlags,
  notifyOfOverdueReport,
  notifyOfReport,
} from "./store/safety-notification-store.ts";

export { newestToPush } from "./notification-view.ts";

/**
 * NOTICE-14, NOTICE-15, NOTICE-23, NOTICE-24, NOTICE-26: for the member who filed a report, was warned or muted, asked a
 * question, requested a mentor or got a role. The member's row is locked.
 */
export async function notify(
  tx: StatementSource,
  kind: Exclude<PageKind, "message_flag" | "age_confirmed" | "challenge" | "challenge_finished">,
  memberId: string,
): Promise<void> {
  await notifyWithoutPlace(tx, [kind, memberId]);
}

/** NOTICE-27: for a member whom another one has challenged, or whose challenge they have played. */
export async function notifyFrom(
  tx: StatementSource,
  { kind, memberId, actorId }: { kind: "challenge" | "challenge_finished"; memberId: string; actorId: string },
): Promise<void> {
  await notifyOfActor(tx, [kind, memberId, actorId]);
}

/** NOTICE-1, NOTICE-2 and NOTICE-5 for messages that were just stored with their mentions. */
export async function notifyMessages(tx: StatementSource, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length > 0) await notifyOfMessages(tx, [messageIds]);
}

/**
 * NOTICE-2 and NOTICE-5 for members whom an edit mentions for the first time. In a conversation, everyone except the
 * supervising lead was already notified of the message.
 */
export async function notifyMentions(
  tx: StatementSource,
  messageId: string,
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length > 0) await notifyOfMentions(tx, [messageId, memberIds]);
}

/**
 * NOTICE-3 and NOTICE-5 after a member added or removed a reaction, while the message's row is locked: it counts the
 * current reactions.
 */
export async function notifyReaction(
  tx: StatementSource,
  { messageId, actorId }: { messageId: string; actorId: string },
): Promise<void> {
  await notifyOfReaction(tx, [messageId, actorId]);
}

/** A member who comes into a channel, and who lets them in. */
interface Entry {
  readonly threadId: string;
  readonly memberId: string;
  readonly actorId: string;
}

/** NOTICE-4 and NOTICE-5 for an added member. */
export async function notifyAdded(tx: StatementSource, { memberId, threadId, actorId }: Entry): Promise<void> {
  if (memberId !== actorId) await notifyOfAddition(tx, [memberId, threadId, actorId]);
}

/** NOTICE-11 for an invited member. */
export async function notifyInvited(tx: StatementSource, { memberId, threadId, actorId }: Entry): Promise<void> {
  await notifyOfInvitation(tx, [memberId, threadId, actorId]);
}

/** NOTICE-24 for a member who was just added or invited to a pod. */
export async function notifyPodOpened(tx: StatementSource, { memberId, threadId, actorId }: Entry): Promise<void> {
  await notifyOfPodOpened(tx, [memberId, threadId, actorId]);
}

/** NOTICE-10 for a report that was just stored. Returns those who may handle it, who may also be mailed. */
export async function notifyReport(tx: StatementSource, reportId: string): Promise<readonly string[]> {
  return (await notifyOfReport(tx, [reportId])).map((row) => row.user_id);
}

/** NOTICE-13 for a report that nobody took in time. Returns those who are told of it, who are also mailed. */
export async function notifyOverdueReport(tx: StatementSource, reportId: string): Promise<readonly string[]> {
  return (await notifyOfOverdueReport(tx, [reportId])).map((row) => row.user_id);
}

/** NOTICE-10: marks the member's notification of this report as read. */
export async function readReportNotification(
  source: StatementSource,
  memberId: string,
  reportId: string,
): Promise<void> {
  await markReportRead(source, [memberId, reportId]);
}

/** NOTICE-12 for messages that were just flagged: for those who may look at them. */
export async function notifyFlags(tx: StatementSource, messageIds: readonly string[]): Promise<void> {
  await notifyOfFlags(tx, [messageIds]);
}

/** NOTICE-12: marks the member's notification of flagged messages as read. */
export async function readFlagNotification(source: StatementSource, memberId: string): Promise<void> {
  await markFlagsRead(source, [memberId]);
}

/** NOTICE-25 for an age that this mentor has just confirmed. */
export async function notifyAgeConfirmed(tx: StatementSource, mentorId: string): Promise<void> {
  await notifyOfAge(tx, [mentorId]);
}

/** NOTICE-25: marks the member's notification of confirmed ages as read. */
export async function readAgeNotification(source: StatementSource, memberId: string): Promise<void> {
  await markAgesRead(source, [memberId]);
}

/** The kinds of notifications that are about an event. */
export type EventNotice = Extract<NotificationKind, `event_${string}`>;

/** Notifies these members of an event. */
export async function notifyEvent(
  tx: StatementSource,
  kind: EventNotice,
  eventId: string,
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length > 0) await notifyOfEvent(tx, [kind, eventId, memberIds]);
}

/** QUESTION-15: notifies these members, who played a game in which these questions were voided. */
export async function notifyQuestionsVoided(
  tx: StatementSource,
  questionIds: readonly string[],
  memberIds: readonly string[],
): Promise<void> {
  for (const questionId of questionIds.toSorted()) await notifyOfVoidedQuestion(tx, [questionId, memberIds]);
}

/** NOTICE-22: notifies members of the devotion of this date. */
export async function notifyDevotion(source: StatementSource, today: string): Promise<void> {
  await notifyOfDevotion(source, [today]);
}

/** NOTICE-22: marks the member's notification of this devotion as read. */
export async function readDevotionNotification(
  source: StatementSource,
  memberId: string,
  devotionId: string,
): Promise<void> {
  await markDevotionNotificationRead(source, [memberId, devotionId]);
}

/** NOTICE-7: marks the member's notifications in this thread up to this seq as read. */
export async function readThreadNotifications(
  source: StatementSource,
  memberId: string,
  threadId: string,
  seq: number,
): Promise<void> {
  await markReadUpTo(source, [memberId, threadId, seq]);
}

/** Marks these notifications of the member as read, or all of theirs. */
export async function markNotificationsRead(
  source: StatementSource,
  memberId: string,
  notificationIds?: readonly string[],
): Promise<void> {
  await markRead(source, [memberId, notificationIds ?? null]);
}

/** NOTICE-34: remembers that a device showed this notification. */
export async function markPushed(em: EntityManager, notificationId: string): Promise<void> {
  await em.nativeUpdate(NotificationEntity, { id: notificationId, pushedAt: null }, { pushedAt: new Date() });
}

/** NOTICE-9: deletes old notifications. Returns how many. */
export async function clearOldNotifications(em: EntityManager): Promise<number> {
  return await deleteInBatches(em, NotificationEntity, { createdAt: { $lt: daysAgo(retention.notifications.days) } });
}
