import type { SentMessage } from "../../rooms/support/thread/ports.ts";
import type { Message } from "../../schema/thread/message.ts";
import type { Statement, Transaction } from "../platform/database.ts";
import { timeOrderedId } from "../platform/time-ordered-id.ts";
import { isHidden, type MessageRow, nameOf, newsColumns, presentMessage, timeOf } from "./message-view.ts";

/** A message and whether its sender may have it stored now; one that is there already is found whether or not. */
export interface Submission {
  readonly sent: SentMessage;
  readonly mayWrite: boolean;
}

/** A message that is stored: now, or before under the same id (THREAD-2). */
export interface Stored {
  readonly id: string;
  readonly message: Message;
  readonly isNew: boolean;
}

interface StoredRow {
  readonly at: number;
  readonly id: string;
  readonly seq: string;
  readonly sender_name: string;
  readonly created_at: number;
  readonly is_new: boolean;
}

// Whoever takes a right away locks the thread's row for update, and so waits for what is being written, and is waited for.
const lockFree: Statement = {
  name: "lock-free-threads",
  text: "select id from threads where id = any($1::uuid[]) order by id for no key update skip locked",
};
const lockAll: Statement = {
  name: "lock-threads",
  text: "select id from threads where id = any($1::uuid[]) order by id for no key update",
};

/** Holds these threads against other writers until the transaction ends; answers those that it got. */
export async function lockThreads(
  tx: Transaction,
  threadIds: readonly string[],
  { isPatient }: { isPatient: boolean },
): Promise<ReadonlySet<string>> {
  const rows = await tx.run<{ id: string }>(isPatient ? lockAll : lockFree, [[...new Set(threadIds)]]);
  return new Set(rows.map(({ id }) => id));
}

// Begun after the threads were locked, it sees everything that was written there before. What it answers and whom it
// means is looked up as far as the sender may read; a message that answers what its sender cannot see is not stored.
const store: Statement = {
  name: "store-messages",
  text: `with given as (
       select * from json_to_recordset($1) as given (
         at integer, id uuid, "threadId" uuid, "memberId" uuid, "requestId" text, content text, "replyTo" bigint,
         mentions uuid[], "mayWrite" boolean)
     ), known as (
       select given.at, message.* from given
       join messages message on message.thread_id = "threadId" and message.sender_id = "memberId"
         and message.request_id = "requestId"
     ), fresh as (
       select given.*, answered.id as reply_to_id,
         row_number() over (partition by "threadId" order by given.at) as nth
       from given
       left join thread_members sender on sender.thread_id = "threadId" and sender.user_id = "memberId"
       left join messages answered on answered.thread_id = "threadId" and answered.seq = "replyTo"
         and answered.seq > sender.from_seq and not ${isHidden('"memberId"', "answered.sender_id", "answered.thread_id")}
       where "mayWrite" and given.at not in (select at from known) and ("replyTo" is null or answered.id is not null)
     ), thread as (
       update threads set last_seq = last_seq + added.count, last_message_at = statement_timestamp()
       from (select "threadId", count(*) from fresh group by 1) added where threads.id = added."threadId"
       returning threads.id, last_seq - added.count as before, last_message_at
     ), message as (
       insert into messages (id, thread_id, seq, sender_id, request_id, content, created_at, reply_to_id)
       select fresh.id, "threadId", before + nth, "memberId", "requestId", content, last_message_at, reply_to_id
       from fresh join thread on thread.id = "threadId"
       returning *
     ), reader as (
       update thread_members member set read_seq = own.seq
       from (select thread_id, sender_id, max(seq) as seq from message group by 1, 2) own
       where member.thread_id = own.thread_id and member.user_id = own.sender_id
     ), meant as (
       insert into message_mentions (message_id, user_id)
       select distinct fresh.id, reader.user_id
       from fresh cross join unnest(mentions) as mention (user_id)
       join thread_readers reader on reader.thread_id = "threadId" and reader.user_id = mention.user_id
     )
     select fresh.at, message.id, message.seq, ${timeOf("message.created_at")} as created_at,
       ${nameOf("message.sender_id")} as sender_name, true as is_new
     from message join fresh on fresh.id = message.id
     union all
     select at, id, seq, 0, '', false from known`,
};

// For what was there before, and for what answers or means somebody.
const view: Statement = {
  name: "view-messages",
  text: `select message.id, ${newsColumns} from messages message
     join lateral (
       select user_id as id, from_seq from thread_members
       where thread_id = message.thread_id and user_id = message.sender_id
     ) viewer on true
     where message.id = any($1::uuid[])`,
};

/**
 * Stores messages at the next places of their threads (THREAD-3), which the caller has locked; each is new, was there
 * already, or stays undefined where it may not be written or answers what is not there. The senders have read up to them.
 */
export async function storeMessages(
  tx: Transaction,
  submissions: readonly Submission[],
): Promise<readonly (Stored | undefined)[]> {
  const given = submissions.map(({ sent, mayWrite }, at) => ({ ...sent, at, id: timeOrderedId(), mayWrite }));
  const rows = await tx.run<StoredRow>(store, [JSON.stringify(given)]);
  const isPlain = ({ at, is_new }: StoredRow) =>
    is_new && given[at]?.replyTo === undefined && given[at]?.mentions === undefined;
  const views = await viewsOf(
    tx,
    rows.filter((row) => !isPlain(row)).map(({ id }) => id),
  );
  const stored: (Stored | undefined)[] = submissions.map(() => undefined);
  for (const row of rows) {
    const { at, id, is_new: isNew } = row;
    const { sent } = submissions[at] as Submission;
    const message = views.get(id) ?? (isNew ? plain(sent, row) : undefined);
    if (message) stored[at] = { id, message, isNew };
  }
  return stored;
}

async function viewsOf(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Message>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.run<MessageRow & { id: string }>(view, [ids]);
  return new Map(rows.map((row) => [row.id, presentMessage(row)]));
}

/** What has just been stored and says nothing of others. */
const plain = ({ requestId, memberId, content }: SentMessage, row: StoredRow): Message => ({
  seq: Number(row.seq),
  requestId,
  senderId: memberId,
  senderName: row.sender_name,
  content,
  createdAt: row.created_at,
  isEdited: false,
  isDeleted: false,
});
