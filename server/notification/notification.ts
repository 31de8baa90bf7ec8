import type { EntityManager } from "@mikro-orm/postgresql";
import { NOTIFICATION_DAYS } from "../../schema/limits.ts";
import { daysAgo } from "../platform/date.ts";
import { deleteInBatches } from "../platform/delete-in-batches.ts";
import type { StatementSource } from "../platform/prepared.ts";
import { NotificationEntity } from "./notification.entity.ts";
import {
  markRead,
  markReadUpTo,
  notifyOfAddition,
  notifyOfMentions,
  notifyOfMessages,
  notifyOfReaction,
} from "./notification-store.ts";

const idsOf = (rows: readonly { readonly user_id: string }[]) => rows.map((row) => row.user_id);

/**
 * NOTICE-1, NOTICE-2 and NOTICE-5 for messages that were just stored with their mentions, in the same transaction. Answers
 * which members to tell once it has committed.
 */
export async function noteMessages(tx: StatementSource, messageIds: readonly string[]): Promise<readonly string[]> {
  return messageIds.length > 0 ? idsOf(await notifyOfMessages(tx, [messageIds])) : [];
}

/**
 * NOTICE-2 and NOTICE-5 for members whom an edit mentions first, in the same transaction. Answers whom to tell. In a
 * conversation everybody but the lead who reads along was notified when the message came.
 */
export async function noteMentions(
  tx: StatementSource,
  messageId: string,
  memberIds: readonly string[],
): Promise<readonly string[]> {
  return idsOf(await notifyOfMentions(tx, [messageId, memberIds]));
}

/**
 * NOTICE-3 and NOTICE-5 after a member put a reaction on or took it off. Answers whom to tell. Call it in the transaction
 * that changed the reaction and holds the message's row, after that change: it counts the reactions as they are now.
 */
export async function noteReaction(
  tx: StatementSource,
  { messageId, actorId }: { messageId: string; actorId: string },
): Promise<readonly string[]> {
  return idsOf(await notifyOfReaction(tx, [messageId, actorId]));
}

/** NOTICE-4 and NOTICE-5, in the transaction that added the member. Answers whom to tell. */
export async function noteAdded(
  tx: StatementSource,
  added: { threadId: string; memberId: string; actorId: string },
): Promise<readonly string[]> {
  if (added.memberId === added.actorId) return [];
  return idsOf(await notifyOfAddition(tx, [added.memberId, added.threadId, added.actorId]));
}

/** NOTICE-7: reads what the member was notified of in this thread up to this seq. Answers whether that changed anything. */
export async function readThreadNotifications(
  source: StatementSource,
  memberId: string,
  threadId: string,
  seq: number,
): Promise<boolean> {
  return (await markReadUpTo(source, [memberId, threadId, seq])).length > 0;
}

/** Reads these notifications of the member, or all of theirs. Answers whether that changed anything. */
export async function markNotificationsRead(
  source: StatementSource,
  memberId: string,
  notificationIds?: readonly string[],
): Promise<boolean> {
  return (await markRead(source, [memberId, notificationIds ?? null])).length > 0;
}

/** NOTICE-9. Answers how many. */
export async function clearOldNotifications(em: EntityManager): Promise<number> {
  return await deleteInBatches(em, NotificationEntity, { createdAt: { $lt: daysAgo(NOTIFICATION_DAYS) } });
}
