import type { EntityManager } from "@mikro-orm/postgresql";
import type { Kept, ReadAccess } from "../../rooms/support/thread/ports.ts";
import { MESSAGE_VERSIONS_DAYS, MESSAGES_PER_PAGE } from "../../schema/limits.ts";
import type { Message } from "../../schema/thread/message.ts";
import type { Database } from "../platform/database.ts";
import { prepared } from "../platform/prepared.ts";
import { blockStands } from "../safety/safety.ts";
import { isHidden, type MessageRow, messageColumns, newsColumns, presentMessage, viewerOf } from "./message-view.ts";

/** What this member may read of a thread: from which place on, and whose words not; undefined where nothing. */
export async function findReader(
  em: EntityManager,
  threadId: string,
  memberId: string,
): Promise<ReadAccess | undefined> {
  const [row] = await em.execute<{ from_seq: string; hidden: string[] | null }[]>(
    `select reader.from_seq, (
       select jsonb_agg(other.id) from (
         select blocked_id as id from blocks where blocker_id = reader.user_id
         union select blocker_id from blocks where blocked_id = reader.user_id
       ) other where ${isHidden("reader.user_id", "other.id", "reader.thread_id")}
     ) as hidden
     from thread_readers reader where reader.thread_id = ? and reader.user_id = ?`,
    [threadId, memberId],
  );
  return row && { fromSeq: Number(row.from_seq), hidden: new Set(row.hidden) };
}

const selectNotReading = prepared<{ thread_id: string; user_id: string }>(
  "members-not-reading",
  `select asked.thread_id, asked.user_id from unnest($1::uuid[], $2::uuid[]) as asked (thread_id, user_id)
   where not exists (
     select from thread_readers reader
     left join community_channels channel on channel.thread_id = reader.thread_id
     where reader.thread_id = asked.thread_id and reader.user_id = asked.user_id and channel.closed_at is null
   ) or exists (
     select from conversations talk
     where talk.thread_id = asked.thread_id and asked.user_id in (talk.participant_1, talk.participant_2)
       and ${blockStands("talk.participant_1", "talk.participant_2")}
   )`,
);

/** THREAD-6 and SAFE-5: which of these members may not have their thread open any more. */
export async function membersNotReading(
  database: Pick<Database, "run">,
  open: readonly { threadId: string; memberId: string }[],
): Promise<{ threadId: string; memberId: string }[]> {
  const rows = await selectNotReading(database, [
    open.map(({ threadId }) => threadId),
    open.map(({ memberId }) => memberId),
  ]);
  return rows.map((row) => ({ threadId: row.thread_id, memberId: row.user_id }));
}

/** THREAD-5: the place stays, the words go. Deleted again, it is as it was, and no news. */
export async function deleteMessage(
  em: EntityManager,
  deletion: { threadId: string; memberId: string; seq: number },
): Promise<Kept> {
  const asked = [deletion.threadId, deletion.seq, deletion.memberId];
  const viewer = [deletion.threadId, deletion.memberId];
  const [row] = await em.execute<MessageRow[]>(
    `with before as (
       select id, content from messages where thread_id = ? and seq = ? and sender_id = ? and deleted_at is null for update
     ), version as (
       insert into message_versions (message_id, content) select id, content from before
     ), message as (
       update messages set content = '', deleted_at = now(), version = version + 1 from before where messages.id = before.id returning messages.*
     )
     select ${newsColumns} from message, ${viewerOf}`,
    [...asked, ...viewer],
  );
  if (row) return { message: presentMessage(row), isNews: true };
  const [gone] = await em.execute<MessageRow[]>(
    `select ${newsColumns} from ${viewerOf}, messages message where thread_id = ? and seq = ? and sender_id = ?`,
    [...viewer, ...asked],
  );
  return gone ? { message: presentMessage(gone), isNews: false } : { refused: "thread/message-not-found" };
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
    `select ${messageColumns} from messages message
     cross join (select ?::uuid as id, ?::bigint as from_seq) viewer
     where thread_id = ? and seq > ? and (?::bigint is null or seq < ?)
     order by seq ${isForward ? "asc" : "desc"} limit ?`,
    [memberId, from, threadId, Math.max(from, after ?? 0), before ?? null, before ?? null, MESSAGES_PER_PAGE + 1],
  );
  const hasMore = rows.length > MESSAGES_PER_PAGE;
  const messages = rows
    .slice(0, MESSAGES_PER_PAGE)
    .map((row) => presentMessage(row.sender_id === memberId ? row : { ...row, request_id: "" }));
  return { messages: isForward ? messages : messages.reverse(), hasMore };
}

/** Who may read the thread now. */
export async function readersOf(em: EntityManager, threadId: string): Promise<string[]> {
  const rows = await em.execute<{ user_id: string }[]>("select user_id from thread_readers where thread_id = ?", [
    threadId,
  ]);
  return rows.map((row) => row.user_id);
}

/** Puts a safeguarding lead into a thread, who reads along from then on (SAFE-12). */
export async function seatLead(tx: EntityManager, threadId: string, leadId: string | null): Promise<void> {
  await tx.execute(
    `insert into thread_members (thread_id, user_id, role, read_seq, from_seq)
     select id, ?::uuid, 'safeguarding_lead', last_seq, last_seq from threads where id = ?
     on conflict (thread_id, user_id) do nothing`,
    [leadId, threadId],
  );
}
