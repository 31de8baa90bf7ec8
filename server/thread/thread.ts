import type { EntityManager } from "@mikro-orm/postgresql";
import type { CursorMove, ReadAccess } from "../../rooms/support/thread/ports.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { MESSAGES_PER_PAGE } from "../../schema/limits.ts";
import { retention } from "../../schema/retention.ts";
import type { Message } from "../../schema/thread/message.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { daysAgo } from "../platform/date.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { MessageVersionEntity } from "./message/message.entity.ts";
import { presentMessage } from "./message/message-view.ts";
import {
  insertLead,
  selectNewest,
  selectOldest,
  selectReader,
  selectReaders,
  selectWaitingSupervisor,
  selectWithoutAccess,
  updateCursor,
} from "./thread-store.ts";

export { listOwnFiles, readEvidenceFile, readFile } from "./attachment/attachment.ts";
export { findTargets, refreshForwardsBetween, refreshForwardsOfChannel } from "./forward/forward.ts";
export { attachmentKindOf, isBareForward, isGone, isLegible, timeOf } from "./message/message-view.ts";

/** What this member may read of a thread: after which seq, and without whose messages. Undefined if nothing. */
export async function findReader(
  source: StatementSource,
  threadId: string,
  memberId: string,
): Promise<ReadAccess | undefined> {
  const [row] = await selectReader(source, [threadId, memberId]);
  return row && { fromSeq: Number(row.from_seq), hidden: new Set(row.hidden), hasMarks: row.has_marks };
}

/**
 * Why this member may not read a thread: `account/second-factor-needed` if they would supervise it with a role that waits
 * for a second factor (ACCESS-9), otherwise `code`.
 */
export async function refusalToRead(
  source: StatementSource,
  { memberId, pendingRoles }: Pick<Member, "memberId" | "pendingRoles">,
  threadId: string,
  code: ErrorCode,
): Promise<Refusal> {
  const waits = pendingRoles.length > 0 && (await selectWaitingSupervisor(source, [threadId, memberId])).length > 0;
  return new Refusal(waits ? "account/second-factor-needed" : code);
}

/** THREAD-6 and SAFE-5: which of these members may no longer have their thread open. */
export async function membersWithoutAccess(
  source: StatementSource,
  open: readonly { threadId: string; memberId: string }[],
): Promise<{ threadId: string; memberId: string }[]> {
  const rows = await selectWithoutAccess(source, [
    open.map(({ threadId }) => threadId),
    open.map(({ memberId }) => memberId),
  ]);
  return rows.map((row) => ({ threadId: row.thread_id, memberId: row.user_id }));
}

/** Deletes earlier versions of messages once they are too old for reports. */
export async function clearVersions(em: EntityManager): Promise<void> {
  await deleteInBatches(em, MessageVersionEntity, { replacedAt: { $lt: daysAgo(retention.messageVersions.days) } });
}

/** Moves a member's cursor forward, at most to the newest message. Returns undefined if it was already there. */
export async function markRead(
  source: StatementSource,
  reading: { threadId: string; memberId: string; seq: number },
): Promise<CursorMove | undefined> {
  const [move] = await updateCursor(source, [reading.threadId, reading.memberId, reading.seq]);
  return move;
}

/**
 * A page of a thread as this member sees it, oldest first: the newest messages, those before a seq, or those after it.
 * It contains only messages after `from`. Other senders' request ids are omitted: they are unused, and they do not
 * compress.
 */
export async function readPage(
  source: StatementSource,
  { threadId, memberId, from }: { threadId: string; memberId: string; from: number },
  { before, after }: { before?: number | undefined; after?: number | undefined },
): Promise<{ messages: Message[]; hasMore: boolean }> {
  const isForward = after !== undefined;
  const select = isForward ? selectOldest : selectNewest;
  const rows = await select(source, [threadId, memberId, from, Math.max(from, after ?? 0), before ?? null]);
  const messages = rows
    .slice(0, MESSAGES_PER_PAGE)
    .map((row) => presentMessage(row.sender_id === memberId ? row : { ...row, request_id: "" }));
  return { messages: isForward ? messages : messages.reverse(), hasMore: rows.length > MESSAGES_PER_PAGE };
}

/** The members who may read the thread now. */
export async function readersOf(source: StatementSource, threadId: string): Promise<string[]> {
  const rows = await selectReaders(source, [threadId]);
  return rows.map((row) => row.user_id);
}

/** Adds a safeguarding lead to a thread, who reads what is written from then on (SAFE-12). */
export async function addLead(source: StatementSource, threadId: string, leadId: string): Promise<void> {
  await insertLead(source, [threadId, leadId]);
}
