import type { SentMessage, SharedMessage } from "../../../rooms/support/thread/ports.ts";
import type { Message } from "../../../schema/thread/message.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { uuidV7 } from "../../platform/uuid-v7.ts";
import { UNKNOWN_USER } from "../../profile/profile.ts";
import type { AttachmentClaims } from "../attachment/claim.ts";
import { storeForwards } from "../forward/forward.ts";
import { storePolls } from "../poll/poll.ts";
import { insertMessages, type StoredRow, selectOwnMessages } from "./message-store.ts";
import { presentShared, rolesOf } from "./message-view.ts";

/** A message, and whether its sender may write now. A message that is already stored is found either way. */
export interface Submission {
  readonly sent: SentMessage;
  readonly mayWrite: boolean;
  /** CHANNEL-43: the shortest time since their last message in the thread. */
  readonly slowSeconds?: number | undefined;
  /** The message that it forwards. */
  readonly originalId?: string | undefined;
}

/** A stored message: stored now, or earlier under the same id (THREAD-2). */
export interface Stored extends SharedMessage {
  readonly id: string;
  readonly isNew: boolean;
}

/** The results, in the order of the messages. */
interface StoreResult {
  /** Each is new, already stored, or undefined if the message is not allowed, too early, or replies to a missing message. */
  readonly stored: readonly (Stored | undefined)[];
  /** By position, how many seconds the senders of messages that are too early still have to wait. */
  readonly waits: ReadonlyMap<number, number>;
}

/**
 * Stores messages at the next seqs of their threads (THREAD-3), which the caller has locked. It also marks the thread
 * as read by its senders.
 */
export async function storeMessages(
  tx: Transaction,
  attachments: Pick<AttachmentClaims, "claim">,
  submissions: readonly Submission[],
): Promise<StoreResult> {
  const found = await insertMessages(tx, [asRecords(submissions)]);
  await storePolls(
    tx,
    newOnes(submissions, found, ({ sent }) => sent.poll),
  );
  await storeForwards(
    tx,
    newOnes(submissions, found, ({ originalId }) => originalId),
  );
  const carried = newOnes(submissions, found, ({ sent }) => sent.attachment);
  await attachments.claim(
    tx,
    carried.map(([messageId, id]) => ({ id, messageId })),
  );
  const waits = new Map(found.flatMap(({ at, wait_seconds: seconds }) => (seconds ? [[at, seconds] as const] : [])));
  return { stored: await present(tx, submissions, found.filter(isStored)), waits };
}

const isStored = (row: StoredRow): row is StoredRow & { readonly id: string } => row.id !== null;

/** The ids of new messages, each with what else there is of it to store. */
const newOnes = <Part>(
  submissions: readonly Submission[],
  rows: readonly StoredRow[],
  partOf: (submission: Submission) => Part | undefined,
) =>
  rows.flatMap(({ at, id, is_new: isNew }) => {
    const part = submissions[at] && partOf(submissions[at]);
    return part && id && isNew ? [[id, part] as const] : [];
  });

async function present(
  tx: Transaction,
  submissions: readonly Submission[],
  rows: readonly (StoredRow & { readonly id: string })[],
): Promise<readonly (Stored | undefined)[]> {
  const needView = rows.filter(({ at, is_new }) => !is_new || !isWholeText(submissions[at]?.sent));
  const views = await ownViews(
    tx,
    needView.map(({ id }) => id),
  );
  const stored: (Stored | undefined)[] = submissions.map(() => undefined);
  for (const row of rows) {
    const { at, id, is_new: isNew } = row;
    const { sent } = submissions[at] as Submission;
    const shared = views.get(id) ?? (isNew ? { message: plainMessage(sent, row) } : undefined);
    if (shared) stored[at] = { id, ...shared, isNew };
  }
  return stored;
}

/** Replies to nothing and mentions no one. */
export const isPlain = (sent: SentMessage | undefined): boolean =>
  sent?.replyTo === undefined && (sent?.mentions?.length ?? 0) === 0;

/** Nothing of it is in other tables. */
const isWholeText = (sent: SentMessage | undefined): boolean =>
  isPlain(sent) && sent?.poll === undefined && sent?.attachment === undefined && sent?.forward === undefined;

/** JSON for the database type `sent_message`. */
const asRecords = (submissions: readonly Submission[]): string =>
  JSON.stringify(
    submissions.map(({ sent, mayWrite, slowSeconds }, at) => ({
      at,
      id: uuidV7(),
      thread_id: sent.threadId,
      sender_id: sent.memberId,
      request_id: sent.requestId,
      content: sent.content,
      reply_to: sent.replyTo,
      mentions: sent.mentions,
      may_write: mayWrite,
      slow_seconds: slowSeconds,
    })),
  );

async function ownViews(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, SharedMessage>> {
  if (ids.length === 0) return new Map();
  const rows = await selectOwnMessages(tx, [ids]);
  return new Map(rows.map((row) => [row.id, presentShared(row)]));
}

/** A new message without replies, mentions, a poll, an attachment and an original needs no second query. */
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
