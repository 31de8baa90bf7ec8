// Prepared statements: the first runs with most messages, and the others with every message with contact data.
import type { FlagKind } from "../../../schema/safety/flagged-api.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { AgeGroup } from "../policy.ts";

/** SAFE-34: how far back the sender's messages are read: this many of theirs, among this many in the thread. */
const PARTS_MINUTES = 10;
const PARTS_MAX = 12;
const NEWEST_SEARCHED = 60;
/** A part of contact data is at one of the ends of a text. */
const PART_LENGTH = 300;

export interface RecentText {
  /** The position in the request, from 1. */
  readonly at: number;
  readonly seq: string;
  readonly text: string;
}

/**
 * $1 threads, $2 members, in pairs: what each of them wrote in that thread in the last minutes, oldest first. A deleted
 * message counts with its last text, because others may have read it.
 */
export const selectRecentTexts = prepared<RecentText>(
  "recent-own-texts",
  `select request.at::int as at, recent.seq, recent.text
   from unnest($1::uuid[], $2::uuid[]) with ordinality as request (thread_id, user_id, at)
   join threads thread on thread.id = request.thread_id
   cross join lateral (
     select m.seq, case when length(known.text) > 2 * ${PART_LENGTH}
       then left(known.text, ${PART_LENGTH}) || ' ' || right(known.text, ${PART_LENGTH}) else known.text end as text
     from messages m cross join lateral (
       select case when m.deleted_at is null then concat_ws(E'\\n', message_text(m), (
           select original.content from forwards forward join messages original on original.id = forward.original_id
           where forward.message_id = m.id
         )) else coalesce(
         (select v.content from message_versions v where v.message_id = m.id order by v.id desc limit 1), ''
       ) end as text
     ) known
     where m.thread_id = request.thread_id and m.seq > thread.last_seq - ${NEWEST_SEARCHED}
       and m.sender_id = request.user_id and m.created_at > now() - interval '${PARTS_MINUTES} minutes'
     order by m.seq desc limit ${PARTS_MAX}
   ) recent
   order by request.at, recent.seq`,
);

/** $1 threads, $2 the date of `adultIfBornBy`: the age groups of those who can read each thread. */
export const selectReaderAges = prepared<{ thread_id: string; age_groups: readonly AgeGroup[] }>(
  "reader-ages",
  `select reader.thread_id, array_agg(distinct age_group(reader.user_id, $2::date)) as age_groups
   from thread_readers reader where reader.thread_id = any($1::uuid[]) group by reader.thread_id`,
);

/** $1 threads, $2 seqs, $3 kinds: flags these messages. An edited message needs another look. */
export const upsertFlags = prepared<{ message_id: string }>(
  "flag-messages",
  `insert into message_flags (message_id, kind)
   select message.id, given.kind
   from unnest($1::uuid[], $2::bigint[], $3::text[]) as given (thread_id, seq, kind)
   join messages message on message.thread_id = given.thread_id and message.seq = given.seq
   order by message.id
   on conflict (message_id) do update set
     kind = excluded.kind, flagged_at = excluded.flagged_at, reviewer_id = null, reviewed_at = null
   returning message_id`,
);

/** A stored message and why it is flagged. */
export interface Flag {
  readonly threadId: string;
  readonly seq: number;
  readonly kind: FlagKind;
}
