import type { EntityManager } from "@mikro-orm/postgresql";
import { NOTIFICATION_DAYS } from "../../schema/limits.ts";
import type { Notification } from "../../schema/notification/api.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { daysAgo } from "../platform/date.ts";
import { NotificationEntity } from "./notification.entity.ts";
import { notifyOfAddition, notifyOfInvitation } from "./store/channel-notification-store.ts";
import { notifyOfDevotion } from "./store/devotion-notification-store.ts";
import {
  notifyOfPodDeclined,
  notifyOfPodOpened,
  notifyOfQuestionAnswer,
} from "./store/engagement-notification-store.ts";
import { notifyOfEvent } from "./store/event-notification-store.ts";
import { notifyOfVoidedQuestion } from "./store/game-notification-store.ts";
import { notifyOfMentions, notifyOfMessages, notifyOfReaction } from "./store/message-notification-store.ts";
import {
  markDevotionNotificationRead,
  markFlagsRead,
  markRead,
  markReadUpTo,
  markReportRead,
} from "./store/notification-read-store.ts";
import {
  notifyOfFlags,
  notifyOfOverdueReport,
  notifyOfReport,
  notifyOfReportAnswer,
  notifyOfSafetyNotice,
} from "./store/safety-notification-store.ts";

export { newestToPush } from "./notification-view.ts";

const idsOf = (rows: readonly { readonly user_id: string }[]) => rows.map((row) => row.user_id);

/**
 * NOTICE-1, NOTICE-2 and NOTICE-5 for messages that were just stored with their mentions. Call it in the same
 * transaction. Returns the members to notify after the commit.
 */
export async function notifyMessages(tx: StatementSource, messageIds: readonly string[]): Promise<readonly string[]> {
  return messageIds.length > 0 ? idsOf(await notifyOfMessages(tx, [messageIds])) : [];
}

/**
 * NOTICE-2 and NOTICE-5 for members whom an edit mentions for the first time. Call it in the same transaction. Returns
 * the members to notify. In a conversation, everyone except the supervising lead was already notified of the
 * message.
 */
export async function notifyMentions(
  tx: StatementSource,
  messageId: string,
  memberIds: readonly string[],
): Promise<readonly string[]> {
  return idsOf(await notifyOfMentions(tx, [messageId, memberIds]));
}

/**
 * NOTICE-3 and NOTICE-5 after a member added or removed a reaction. Returns the members to notify. Call it after that
 * change, in the same transaction, which holds the message's row: it counts the current reactions.
 */
export async function notifyReaction(
  tx: StatementSource,
  { messageId, actorId }: { messageId: string; actorId: string },
): Promise<readonly string[]> {
  return idsOf(await notifyOfReaction(tx, [messageId, actorId]));
}

/** NOTICE-4 and NOTICE-5 for an added member. Call it in the same transaction. Returns the members to notify. */
export async function notifyAdded(
  tx: StatementSource,
  added: { threadId: string; memberId: string; actorId: string },
): Promise<readonly string[]> {
  if (added.memberId === added.actorId) return [];
  return idsOf(await notifyOfAddition(tx, [added.memberId, added.threadId, added.actorId]));
}

/** NOTICE-11 for an invited member. Call it in the same transaction. Returns the members to notify. */
export async function notifyInvited(
  tx: StatementSource,
  invited: { threadId: string; memberId: string; actorId: string },
): Promise<readonly string[]> {
  return idsOf(await notifyOfInvitation(tx, [invited.memberId, invited.threadId, invited.actorId]));
}

/**
 * NOTICE-15 for the member who filed a report. Call it in the transaction that closes the report, while the member's
 * row is locked. Returns the members to notify.
 */
export async function notifyReportAnswered(tx: StatementSource, reporterId: string): Promise<readonly string[]> {
  return idsOf(await notifyOfReportAnswer(tx, [reporterId]));
}

/** NOTICE-23 for the asker of a question. Call it in the transaction that decides it. Returns the members to notify. */
export async function notifyQuestionAnswered(tx: StatementSource, askerId: string): Promise<readonly string[]> {
  return idsOf(await notifyOfQuestionAnswer(tx, [askerId]));
}

/** NOTICE-24 for a member who was just added or invited to a pod. Call it in the same transaction. Returns the members to notify. */
export async function notifyPodOpened(
  tx: StatementSource,
  opened: { threadId: string; memberId: string; actorId: string },
): Promise<readonly string[]> {
  return idsOf(await notifyOfPodOpened(tx, [opened.memberId, opened.threadId, opened.actorId]));
}

/** NOTICE-24 for a member whose request for a mentor is declined. Call it in the same transaction. Returns the members to notify. */
export async function notifyPodDeclined(tx: StatementSource, memberId: string): Promise<readonly string[]> {
  return idsOf(await notifyOfPodDeclined(tx, [memberId]));
}

/**
 * NOTICE-14 for a member who was warned or muted. Call it in the same transaction, while the member's row is locked.
 * Returns the members to notify.
 */
export async function notifySafetyNotice(tx: StatementSource, memberId: string): Promise<readonly string[]> {
  return idsOf(await notifyOfSafetyNotice(tx, [memberId]));
}

/**
 * NOTICE-10 for a report that was just stored. Call it in the same transaction. Returns the members to notify, who are
 * those who may handle it.
 */
export async function notifyReport(tx: StatementSource, reportId: string): Promise<readonly string[]> {
  return idsOf(await notifyOfReport(tx, [reportId]));
}

/** NOTICE-13 for a report that nobody took in time. Call it in a transaction. Returns the members to notify. */
export async function notifyOverdueReport(tx: StatementSource, reportId: string): Promise<readonly string[]> {
  return idsOf(await notifyOfOverdueReport(tx, [reportId]));
}

/** NOTICE-10: marks the member's notification of this report as read. Returns whether anything changed. */
export async function readReportNotification(
  source: StatementSource,
  memberId: string,
  reportId: string,
): Promise<boolean> {
  return (await markReportRead(source, [memberId, reportId])).length > 0;
}

/**
 * NOTICE-12 for messages that were just flagged. Call it in the same transaction. Returns the members to notify, who are
 * those who may look at them.
 */
export async function notifyFlags(tx: StatementSource, messageIds: readonly string[]): Promise<readonly string[]> {
  return idsOf(await notifyOfFlags(tx, [messageIds]));
}

/** NOTICE-12: marks the member's notification of flagged messages as read. Returns whether anything changed. */
export async function readFlagNotification(source: StatementSource, memberId: string): Promise<boolean> {
  return (await markFlagsRead(source, [memberId])).length > 0;
}

/** The kinds of notifications that are about an event. */
export type EventNotice = Extract<Notification["kind"], `event_${string}`>;

/** Notifies these members of an event. Call it in the transaction of the change. Returns the members to notify. */
export async function notifyEvent(
  tx: StatementSource,
  kind: EventNotice,
  eventId: string,
  memberIds: readonly string[],
): Promise<readonly string[]> {
  return memberIds.length > 0 ? idsOf(await notifyOfEvent(tx, [kind, eventId, memberIds])) : [];
}

/**
 * QUESTION-15: notifies these members, who played a game in which these questions were voided. Call it in the transaction that
 * corrects the game. Returns the members to notify.
 */
export async function notifyQuestionsVoided(
  tx: StatementSource,
  questionIds: readonly string[],
  memberIds: readonly string[],
): Promise<readonly string[]> {
  const notified = new Set<string>();
  for (const questionId of questionIds.toSorted()) {
    for (const memberId of idsOf(await notifyOfVoidedQuestion(tx, [questionId, memberIds]))) notified.add(memberId);
  }
  return [...notified];
}

/** NOTICE-22: notifies members of the devotion of this date. Returns the members to notify. */
export async function notifyDevotion(source: StatementSource, today: string): Promise<readonly string[]> {
  return idsOf(await notifyOfDevotion(source, [today]));
}

/** NOTICE-22: marks the member's notification of this devotion as read. Returns whether anything changed. */
export async function readDevotionNotification(
  source: StatementSource,
  memberId: string,
  devotionId: string,
): Promise<boolean> {
  return (await markDevotionNotificationRead(source, [memberId, devotionId])).length > 0;
}

/**
 * NOTICE-7: marks the member's notifications in this thread up to this seq as read. Returns whether anything changed.
 */
export async function readThreadNotifications(
  source: StatementSource,
  memberId: string,
  threadId: string,
  seq: number,
): Promise<boolean> {
  return (await markReadUpTo(source, [memberId, threadId, seq])).length > 0;
}

/** Marks these notifications of the member as read, or all of theirs. Returns whether anything changed. */
export async function markNotificationsRead(
  source: StatementSource,
  memberId: string,
  notificationIds?: readonly string[],
): Promise<boolean> {
  return (await markRead(source, [memberId, notificationIds ?? null])).length > 0;
}

/** NOTICE-34: remembers that a device showed this notification. */
export async function markPushed(em: EntityManager, notificationId: string): Promise<void> {
  await em.nativeUpdate(NotificationEntity, { id: notificationId, pushedAt: null }, { pushedAt: new Date() });
}

/** NOTICE-9: deletes old notifications. Returns how many. */
export async function clearOldNotifications(em: EntityManager): Promise<number> {
  return await deleteInBatches(em, NotificationEntity, { createdAt: { $lt: daysAgo(NOTIFICATION_DAYS) } });
}
