// Prepared statements: read access is checked for every socket, every second for all open sockets, and before every
// broadcast. Pages are read each time a thread is opened or scrolled.
import type { CursorMove } from "../../rooms/support/thread/ports.ts";
import { MESSAGES_PER_PAGE } from "../../schema/limits.ts";
import { prepared } from "../platform/database/prepared.ts";
import { isHidden, type MessageRow, messageColumns } from "./message/message-view.ts";
import { hasSeenMarks } from "./seen/seen-store.ts";

/** $1 the thread, $2 the member: what they may read of it. No row if nothing. */
export const selectReader = prepared<{ from_seq: string; hidden: string[] | null; has_marks: boolean }>(
  "thread-reader",
  `select reader.from_seq, (
     select jsonb_agg(other.id) from (
       select blocked_id as id from blocks where blocker_id = reader.user_id
       union select blocker_id from blocks where blocked_id = reader.user_id
     ) other where ${isHidden("reader.user_id", "other.id", "reader.thread_id")}
   ) as hidden, ${hasSeenMarks("reader.thread_id")} as has_marks
   from thread_readers reader where reader.thread_id = $1 and reader.user_id = $2`,
);

/** $1 threads, $2 members, in pairs: the members who may no longer have that thread open. */
export const selectWithoutAccess = prepared<{ thread_id: string; user_id: string }>(
  "members-not-reading",
  `select request.thread_id, request.user_id from unnest($1::uuid[], $2::uuid[]) as request (thread_id, user_id)
   where not exists (
     select from thread_readers reader
     left join community_channels channel on channel.thread_id = reader.thread_id
     where reader.thread_id = request.thread_id and reader.user_id = request.user_id and channel.closed_at is null
   ) or exists (
     select from conversations conversation
     where conversation.thread_id = request.thread_id and request.user_id in (conversation.participant_1, conversation.participant_2)
       and block_stands(conversation.participant_1, conversation.participant_2)
   )`,
);

/** ACCESS-9, $1 the thread, $2 the member: a row if they would supervise it with a role that waits for a second factor. */
export const selectWaitingSupervisor = prepared(
  "waiting-supervisor",
  `select from thread_members place where place.thread_id = $1 and place.user_id = $2 and place.role = 'safeguarding_lead'`,
);

export const selectReaders = prepared<{ user_id: string }>(
  "thread-readers",
  "select user_id from thread_readers where thread_id = $1",
);

/** $1 the thread, $2 the member, $3 a seq: moves their cursor forward, at most to the newest message. */
export const updateCursor = prepared<CursorMove>(
  "mark-read",
  `update thread_members member set read_seq = least($3::bigint, thread.last_seq)
   from threads thread join thread_members before on before.thread_id = thread.id and before.user_id = $2
   where thread.id = member.thread_id and member.thread_id = $1 and member.user_id = $2
     and member.read_seq < least($3::bigint, thread.last_seq)
   returning before.read_seq::float8 as after, member.read_seq::float8 as seq, ${hasSeenMarks("member.thread_id")} as "hasMarks"`,
);

/** $1 the thread, $2 a safeguarding lead, who reads only what is written from now on. */
export const insertLead = prepared(
  "add-lead",
  `insert into thread_members (thread_id, user_id, role, read_seq, from_seq)
   select id, $2::uuid, 'safeguarding_lead', last_seq, last_seq from threads where id = $1
   on conflict (thread_id, user_id) do nothing`,
);

/**
 * One message more than a page. $1 the thread, $2 the reader, $3 the seq up to which they may read nothing, $4 the seq
 * before the page, $5 the seq after the page, or null.
 */
const page = (direction: "asc" | "desc"): string =>
  `select ${messageColumns} from messages message
   cross join (select $2::uuid as id, $3::bigint as from_seq) viewer
   where message.thread_id = $1 and message.seq > $4::bigint and ($5::bigint is null or message.seq < $5)
   order by message.seq ${direction} limit ${MESSAGES_PER_PAGE + 1}`;

export const selectNewest = prepared<MessageRow>("thread-page-newest", page("desc"));
export const selectOldest = prepared<MessageRow>("thread-page-oldest", page("asc"));
