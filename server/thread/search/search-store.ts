// Prepared statements: a search reads thousands of messages, and its plan must not depend on the planner's estimate for
// a word.
import { MESSAGES_FOUND } from "../../../schema/limits.ts";
import type { MessageFound } from "../../../schema/thread/api.ts";
import type { AttachmentKind } from "../../../schema/thread/attachment.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { shownRoles } from "../../profile/profile.ts";
import { attachmentKindOf, isBareForward, isLegible, nameOf, pictureOf, timeOf } from "../message/message-view.ts";

export interface FoundRow extends Omit<MessageFound, "seq" | "attachmentKind" | "isForward"> {
  readonly seq: string;
  readonly attachmentKind: AttachmentKind | null;
  readonly isForward: true | null;
}

/** How many of the newest messages are scanned one by one, across all threads. Frequent words are found there. */
const NEWEST_SCANNED = 2000;
/** The fewest messages to scan in each thread. */
const NEWEST_SCANNED_MIN = 100;
/** How many of them to scan in each of the threads that these rows are about. */
export const scannedPerThread = `greatest(${NEWEST_SCANNED} / nullif(count(*), 0), ${NEWEST_SCANNED_MIN})`;

/** The columns of a {@link FoundRow}, from a `message`. */
export const foundColumns = `message.thread_id as "threadId", message.seq, message.sender_id as "senderId",
    message.content as text, ${attachmentKindOf("message.id")} as "attachmentKind",
    nullif(${isBareForward("message")}, false) as "isForward", ${nameOf("message.sender_id")} as "senderName",
    ${pictureOf("message.sender_id")} as "senderAvatarUrl", ${shownRoles("message.sender_id")} as "senderRoles",
    ${timeOf("message.created_at")} as "createdAt"`;

/**
 * The escaped search query as `words`, which is null if nothing is left of it: $1 the number of typed words, $2 the words. The
 * last one may be incomplete.
 */
export const soughtWords = `
    select string_agg('''' || replace(replace(part.lexeme, '\\', '\\\\'), '''', '''''') || ''''
      || case when word.at = $1 then ':*' else '' end, ' & ') as words
    from json_array_elements_text($2::json) with ordinality as word (typed, at),
      unnest(search_words(word.typed)) as part`;

/** The query of the index for the `sought` words in the threads of the `rest`. A thread's id is a word of its messages. */
export const soughtInRest = `(
      select '(' || string_agg(format(''' %s''', thread_id), ' | ') || ') & (' || (select words from sought) || ')'
      from rest
    )::tsquery`;

const isFound = isLegible("message", "reach.user_id", "reach.from_seq");
const columns = "message.id, message.thread_id, message.seq, message.sender_id, message.content, message.created_at";

/**
 * For frequent words, `near` scans the newest messages backwards until ten match. For rare words, `rest` uses the index in
 * threads with fewer matches, which are few enough to sort. The planner's estimate for a word may be far off, so `offset 0`
 * keeps it from moving conditions between the two steps.
 */
const search = (threads: string, newest: string): string => `
  with sought as materialized (${soughtWords}
  ), mine as materialized (
    select reader.thread_id, reader.user_id, reader.from_seq, thread.last_seq
    from thread_readers reader join threads thread on thread.id = reader.thread_id
    where reader.user_id = $3 and ${threads}
  ), reach as materialized (
    select thread_id, user_id, from_seq, greatest(from_seq, last_seq - places) as near_from
    from mine, (select ${scannedPerThread} as places from mine) share
  ), near as materialized (
    select message.* from reach cross join lateral (
      select ${columns}
      from (
        select * from messages where thread_id = reach.thread_id and seq > reach.near_from order by seq desc offset 0
      ) message
      where message.words @@ (select words::tsquery from sought) and ${isFound}
      order by message.seq desc limit ${MESSAGES_FOUND}
    ) message
  ), rest as materialized (
    select * from reach where near_from > from_seq
      and (select count(*) from near where near.thread_id = reach.thread_id) < ${MESSAGES_FOUND}
  ), far as materialized (
    select id, thread_id, seq, sender_id, content, created_at, deleted_at from messages
    where deleted_at is null and words @@ ${soughtInRest}
  ), found as (
    select * from near
    union all
    select ${columns} from far message join rest reach on reach.thread_id = message.thread_id
    where message.seq <= reach.near_from and ${isFound}
  ), message as (
    select * from found order by ${newest} limit ${MESSAGES_FOUND}
  )
  select ${foundColumns}
  from message order by ${newest}`;

export const searchThread = prepared<FoundRow>("search-thread", search("reader.thread_id = $4", "seq desc"));
export const searchConversations = prepared<FoundRow>(
  "search-conversations",
  search(
    "exists (select from conversations conversation where conversation.thread_id = reader.thread_id)",
    "created_at desc, seq desc",
  ),
);
