import type { SentMessage } from "../../../rooms/support/thread/ports.ts";
import type { Message } from "../../../schema/thread/message.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { uuidV7 } from "../../platform/uuid-v7.ts";
import { UNKNOWN_USER } from "../../profile/profile.ts";
import { insertMessages, type StoredRow, selectOwnMessages } from "./message-store.ts";
import { presentMessage, rolesOf } from "./message-view.ts";

/** A message, and whether its sender may write now. A message that is already stored is found either way. */
export interface Submission {
  readonly sent: SentMessage;
  readonly mayWrite: boolean;
}

/** A stored message: stored now, or earlier under the same id (THREAD-2). */
export interface Stored {
  readonly id: string;
  readonly message: Message;
  readonly isNew: boolean;
}

/**
 * Stores messages at the next seqs of their threads (THREAD-3), which the caller has locked. Each result is new,
 * already stored, or undefined if the message is not allowed or replies to a missing message. It also marks the thread
 * as read by its senders.
 */
export async function storeMessages(
  tx: Transaction,
  submissions: readonly Submission[],
): Promise<readonly (Stored | undefined)[]> {
  const rows = await insertMessages(tx, [asRecords(submissions)]);
  const needView = rows.filter(({ at, is_new }) => !is_new || !isPlain(submissions[at]?.sent));
  const views = await ownViews(
    tx,
    needView.map(({ id }) => id),
  );
  const stored: (Stored | undefined)[] = submissions.map(() => undefined);
  for (const row of rows) {
    const { at, id, is_new: isNew } = row;
    const { sent } = submissions[at] as Submission;
    const message = views.get(id) ?? (isNew ? plainMessage(sent, row) : undefined);
    if (message) stored[at] = { id, message, isNew };
  }
  return stored;
}

/** Replies to nothing and mentions no one. */
export const isPlain = (sent: SentMessage | undefined): boolean =>
  sent?.replyTo === undefined && (sent?.mentions?.length ?? 0) === 0;

/** JSON for the database type `sent_message`. */
const asRecords = (submissions: readonly Submission[]): string =>
  JSON.stringify(
    submissions.map(({ sent, mayWrite }, at) => ({
      at,
      id: uuidV7(),
      thread_id: sent.threadId,
      sender_id: sent.memberId,
      request_id: sent.requestId,
      content: sent.content,
      reply_to: sent.replyTo,
      mentions: sent.mentions,
      may_write: mayWrite,
    })),
  );

async function ownViews(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Message>> {
  if (ids.length === 0) return new Map();
  const rows = await selectOwnMessages(tx, [ids]);
  return new Map(rows.map((row) => [row.id, presentMessage(row)]));
}

/** A new message without replies and mentions needs no second query. */
const plainMessage = ({ requestId, memberId, content }: SentMessage, row: StoredRow): Message => ({
  seq: Number(row.seq),
  requestId,
  senderId: memberId,
  senderName: row.sender_name ?? UNKNOWN_USER,
  content,
  createdAt: row.created_at,
  isEdited: false,
  isDeleted: false,
  ...(row.sender_avatar_url !== null ? { senderAvatarUrl: row.sender_avatar_url } : {}),
  ...rolesOf(row),
});
