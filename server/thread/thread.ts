import type { EntityManager } from "@mikro-orm/postgresql";
import type { Kept } from "../../rooms/support/thread/ports.ts";
import { MESSAGE_EDIT_MINUTES, MESSAGE_VERSIONS_DAYS, MESSAGES_PER_PAGE } from "../../schema/limits.ts";
import type { Message } from "../../schema/thread/message.ts";
import { timeOrderedId } from "../platform/time-ordered-id.ts";
import { UNKNOWN_USER } from "../profile/profile.ts";

interface MessageRow {
  seq: string;
  request_id: string;
  sender_id: string;
  sender_name: string;
  content: string;
  created_at: string | number;
  is_edited: boolean;
  is_deleted: boolean;
}

const columns = `message.seq, message.request_id, message.sender_id, message.content,
  coalesce((select p.full_name from profiles p where p.user_id = message.sender_id), '${UNKNOWN_USER}') as sender_name,
  floor(extract(epoch from message.created_at) * 1000)::float8 as created_at,
  message.edited_at is not null as is_edited, message.deleted_at is not null as is_deleted`;

const present = (row: MessageRow): Message => ({
  seq: Number(row.seq),
  requestId: row.request_id,
  senderId: row.sender_id,
  senderName: row.sender_name,
  content: row.is_deleted ? "" : row.content,
  createdAt: Number(row.created_at),
  isEdited: row.is_edited,
  isDeleted: row.is_deleted,
});

/** The message that this sender has stored under that id; null where there is none (THREAD-2). */
export async function findKept(
  em: EntityManager,
  { threadId, memberId, requestId }: { threadId: string; memberId: string; requestId: string },
): Promise<Message | null> {
  const [row] = await em.execute<MessageRow[]>(
    `select ${columns} from messages message where thread_id = ? and sender_id = ? and request_id = ?`,
    [threadId, memberId, requestId],
  );
  return row ? present(row) : null;
}

/** Whether a statement failed because the same message was stored in the same moment. */
export const isKeptAlready = (error: unknown): boolean =>
  (error as { code?: string }).code === "23505" && (error as { constraint?: string }).constraint === "messages_once";

/**
 * Stores a message at the next place of its thread (THREAD-3), inside the transaction in which the caller found that the
 * sender may write there. A repetition breaks it, so that it leaves no hole between the places. The sender has read up to it.
 */
export async function keepMessage(
  tx: EntityManager,
  sent: { threadId: string; memberId: string; requestId: string; content: string },
): Promise<Message> {
  const { threadId, memberId, requestId, content } = sent;
  const [row] = await tx.execute<MessageRow[]>(
    `with thread as (
       update threads set last_seq = last_seq + 1, last_message_at = now() where id = ? returning last_seq, last_message_at
     ), message as (
       insert into messages (id, thread_id, seq, sender_id, request_id, content, created_at)
       select ?::uuid, ?::uuid, last_seq, ?::uuid, ?, ?, last_message_at from thread
       returning *
     ), reader as (
       update thread_members member set read_seq = message.seq from message
       where member.thread_id = message.thread_id and member.user_id = message.sender_id
     )
     select ${columns} from message`,
    [threadId, timeOrderedId(), threadId, memberId, requestId, content],
  );
  return present(row as MessageRow);
}

/** THREAD-5. */
export async function editMessage(
  tx: EntityManager,
  edit: { threadId: string; memberId: string; seq: number; content: string },
): Promise<Kept> {
  const [row] = await tx.execute<MessageRow[]>(
    `with before as (
       select id, content from messages
       where thread_id = ? and seq = ? and sender_id = ? and deleted_at is null
         and created_at > now() - interval '${MESSAGE_EDIT_MINUTES} minutes'
       for update
     ), version as (
       insert into message_versions (message_id, content) select id, content from before
     ), message as (
       update messages set content = ?, edited_at = now() from before where messages.id = before.id returning messages.*
     )
     select ${columns} from message`,
    [edit.threadId, edit.seq, edit.memberId, edit.content],
  );
  if (row) return { message: present(row), isNews: true };
  const own = await tx.execute<{ id: string }[]>(
    "select id from messages where thread_id = ? and seq = ? and sender_id = ? and deleted_at is null",
    [edit.threadId, edit.seq, edit.memberId],
  );
  return { refused: own.length > 0 ? "thread/too-late-to-edit" : "thread/message-not-found" };
}

/** THREAD-5: the place stays, the words go. Deleted again, it is as it was, and no news. */
export async function deleteMessage(
  em: EntityManager,
  deletion: { threadId: string; memberId: string; seq: number },
): Promise<Kept> {
  const asked = [deletion.threadId, deletion.seq, deletion.memberId];
  const [row] = await em.execute<MessageRow[]>(
    `with before as (
       select id, content from messages where thread_id = ? and seq = ? and sender_id = ? and deleted_at is null for update
     ), version as (
       insert into message_versions (message_id, content) select id, content from before
     ), message as (
       update messages set content = '', deleted_at = now() from before where messages.id = before.id returning messages.*
     )
     select ${columns} from message`,
    asked,
  );
  if (row) return { message: present(row), isNews: true };
  const [gone] = await em.execute<MessageRow[]>(
    `select ${columns} from messages message where thread_id = ? and seq = ? and sender_id = ?`,
    asked,
  );
  return gone ? { message: present(gone), isNews: false } : { refused: "thread/message-not-found" };
}

/** Forgets what messages said before, once it is too old for reports. */
export async function clearVersions(em: EntityManager): Promise<void> {
  await em.execute(`delete from message_versions where replaced_at < now() - interval '${MESSAGE_VERSIONS_DAYS} days'`);
}

/** Moves a member's cursor forward, at most to what is there; false where it was there already. */
export async function markRead(
  em: EntityManager,
  reading: { threadId: string; memberId: string; seq: number },
): Promise<boolean> {
  const rows = await em.execute<{ read_seq: string }[]>(
    `update thread_members member set read_seq = least(?::bigint, thread.last_seq)
     from threads thread
     where thread.id = member.thread_id and member.thread_id = ? and member.user_id = ?
       and member.read_seq < least(?::bigint, thread.last_seq)
     returning member.read_seq`,
    [reading.seq, reading.threadId, reading.memberId, reading.seq],
  );
  return rows.length > 0;
}

/**
 * A page of a thread as this member reads it, oldest first: its newest messages, those before a place, or those after it;
 * none up to `from`. The names that others' phones gave their messages are nobody's need, and no packing makes them shorter.
 */
export async function readPage(
  em: EntityManager,
  { threadId, memberId, from }: { threadId: string; memberId: string; from: number },
  { before, after }: { before?: number | undefined; after?: number | undefined },
): Promise<{ messages: Message[]; hasMore: boolean }> {
  const isForward = after !== undefined;
  const rows = await em.execute<MessageRow[]>(
    `select ${columns} from messages message
     where thread_id = ? and seq > ? and (?::bigint is null or seq < ?)
     order by seq ${isForward ? "asc" : "desc"} limit ?`,
    [threadId, Math.max(from, after ?? 0), before ?? null, before ?? null, MESSAGES_PER_PAGE + 1],
  );
  const hasMore = rows.length > MESSAGES_PER_PAGE;
  const messages = rows
    .slice(0, MESSAGES_PER_PAGE)
    .map((row) => present(row.sender_id === memberId ? row : { ...row, request_id: "" }));
  return { messages: isForward ? messages : messages.reverse(), hasMore };
}
