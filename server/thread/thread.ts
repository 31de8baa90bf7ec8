import type { EntityManager } from "@mikro-orm/postgresql";
import type { Kept } from "../../rooms/support/thread/ports.ts";
import { MESSAGE_EDIT_MINUTES, MESSAGES_PER_PAGE } from "../../schema/limits.ts";
import type { Message } from "../../schema/thread/message.ts";
import { UNKNOWN_USER } from "../profile/profile.ts";

interface MessageRow {
  id: string;
  seq: string;
  request_id: string;
  sender_id: string;
  sender_name: string;
  content: string;
  created_at: string | number;
  is_edited: boolean;
  is_deleted: boolean;
}

const columns = `message.id, message.seq, message.request_id, message.sender_id, message.content,
  coalesce((select p.full_name from profiles p where p.user_id = message.sender_id), '${UNKNOWN_USER}') as sender_name,
  (extract(epoch from message.created_at) * 1000)::float8 as created_at,
  message.edited_at is not null as is_edited, message.deleted_at is not null as is_deleted`;

const present = (row: MessageRow): Message => ({
  messageId: row.id,
  seq: Number(row.seq),
  requestId: row.request_id,
  senderId: row.sender_id,
  senderName: row.sender_name,
  content: row.is_deleted ? "" : row.content,
  createdAt: Number(row.created_at),
  isEdited: row.is_edited,
  isDeleted: row.is_deleted,
});

const UNIQUE_VIOLATION = "23505";

/**
 * Stores a message once under its sender's own id, at the next place of its thread (THREAD-2, THREAD-3). The caller has
 * found that the sender may write there. The sender has read up to it.
 */
export async function keepMessage(
  em: EntityManager,
  sent: { threadId: string; memberId: string; requestId: string; content: string },
): Promise<{ message: Message; isNew: boolean }> {
  const { threadId, memberId, requestId, content } = sent;
  try {
    // A repetition breaks the whole statement, so that it leaves no hole between the places.
    const [row] = await em.execute<MessageRow[]>(
      `with thread as (
         update threads set last_seq = last_seq + 1, last_message_at = now() where id = ? returning last_seq, last_message_at
       ), message as (
         insert into messages (thread_id, seq, sender_id, request_id, content, created_at)
         select ?::uuid, last_seq, ?::uuid, ?, ?, last_message_at from thread
         returning *
       ), reader as (
         update thread_members member set read_seq = message.seq from message
         where member.thread_id = message.thread_id and member.user_id = message.sender_id
       )
       select ${columns} from message`,
      [threadId, threadId, memberId, requestId, content],
    );
    return { message: present(row as MessageRow), isNew: true };
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    const [row] = await em.execute<MessageRow[]>(
      `select ${columns} from messages message where thread_id = ? and sender_id = ? and request_id = ?`,
      [threadId, memberId, requestId],
    );
    if (!row) throw error;
    return { message: present(row), isNew: false };
  }
}

/** THREAD-5. */
export async function editMessage(
  em: EntityManager,
  edit: { threadId: string; memberId: string; messageId: string; content: string },
): Promise<Kept> {
  const [row] = await em.execute<MessageRow[]>(
    `with message as (
       update messages set content = ?, edited_at = now()
       where id = ? and thread_id = ? and sender_id = ? and deleted_at is null
         and created_at > now() - interval '${MESSAGE_EDIT_MINUTES} minutes'
       returning *
     )
     select ${columns} from message`,
    [edit.content, edit.messageId, edit.threadId, edit.memberId],
  );
  if (row) return { message: present(row) };
  const own = await em.execute(
    "select from messages where id = ? and thread_id = ? and sender_id = ? and deleted_at is null",
    [edit.messageId, edit.threadId, edit.memberId],
  );
  return { refused: own.length > 0 ? "thread/too-late-to-edit" : "thread/message-not-found" };
}

/** THREAD-5: the place stays, the words go. Deleted again, it is as it was. */
export async function deleteMessage(
  em: EntityManager,
  deletion: { threadId: string; memberId: string; messageId: string },
): Promise<Kept> {
  const [row] = await em.execute<MessageRow[]>(
    `with message as (
       update messages set content = '', deleted_at = coalesce(deleted_at, now())
       where id = ? and thread_id = ? and sender_id = ?
       returning *
     )
     select ${columns} from message`,
    [deletion.messageId, deletion.threadId, deletion.memberId],
  );
  return row ? { message: present(row) } : { refused: "thread/message-not-found" };
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

/** A page of a thread, oldest first: its newest messages, those before a place, or those after it. */
export async function readPage(
  em: EntityManager,
  threadId: string,
  { before, after }: { before?: number | undefined; after?: number | undefined },
): Promise<{ messages: Message[]; hasMore: boolean }> {
  const isForward = after !== undefined;
  const rows = await em.execute<MessageRow[]>(
    `select ${columns} from messages message
     where thread_id = ? and seq > ? and (?::bigint is null or seq < ?)
     order by seq ${isForward ? "asc" : "desc"} limit ?`,
    [threadId, after ?? 0, before ?? null, before ?? null, MESSAGES_PER_PAGE + 1],
  );
  const hasMore = rows.length > MESSAGES_PER_PAGE;
  const messages = rows.slice(0, MESSAGES_PER_PAGE).map(present);
  return { messages: isForward ? messages : messages.reverse(), hasMore };
}
