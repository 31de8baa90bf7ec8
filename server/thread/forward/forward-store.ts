// Prepared statements: they share the conditions for reading messages, and run with every forward.
import { FORWARD_TARGETS_LISTED } from "../../../schema/limits.ts";
import type { Original } from "../../../schema/thread/forward.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { canReadOriginal, isClosed, isLegible, shownOriginal } from "../message/message-view.ts";

/**
 * $1 the thread, $2 the seq, $3 the member: the message that they forward, if they can read it. The original of a forward is
 * the message that it forwards.
 */
export const selectForwarded = prepared<{
  kind: "conversation" | "channel";
  original_id: string | null;
  has_poll: boolean;
}>(
  "find-forwarded",
  `select thread.kind, case when forward.message_id is null then message.id else forward.original_id end as original_id,
     exists (select from polls poll where poll.message_id = message.id) as has_poll
   from messages message
   join threads thread on thread.id = message.thread_id
   join thread_readers reader on reader.thread_id = message.thread_id and reader.user_id = $3
   left join forwards forward on forward.message_id = message.id
   where message.thread_id = $1 and message.seq = $2 and not ${isClosed("message.thread_id")}
     and ${isLegible("message", "reader.user_id", "reader.from_seq")}`,
);

/** $1 the message: a change of it that is being stored comes first, and one that begins now finds the forward. */
export const lockOriginal = prepared("lock-original", "select id from messages where id = $1 for share");

/** THREAD-81, a condition: everyone who reads this thread can read the `original`, apart from who only supervises it. */
const canAllRead = (threadId: string): string => `not exists (
     select from thread_readers reader where reader.thread_id = ${threadId} and reader.role <> 'safeguarding_lead'
       and not ${canReadOriginal("original", "reader.user_id")})`;

/** $1 the original, $2 the member, $3 the thread where it is forwarded to. No row if they cannot read it. */
export const selectOriginal = prepared<{ text: string; can_all_read: boolean }>(
  "find-original",
  `select original.content as text, ${canAllRead("$3")} as can_all_read
   from messages original where original.id = $1 and ${canReadOriginal("original", "$2")}`,
);

/** $1 the original, $2 the member: the message as a forward shows it to them. No row if they cannot read it. */
export const selectShownOriginal = prepared<{ original: Original }>(
  "show-original",
  `select ${shownOriginal} as original from messages original where original.id = $1 and ${canReadOriginal("original", "$2")}`,
);

/** How many of the member's threads are looked at, because some may take no message now. */
const TARGETS_SEARCHED = 3 * FORWARD_TARGETS_LISTED;

/** $1 the original, $2 the member, $3 a pattern for names: their threads where everyone can read it, by newest message. */
export const selectTargets = prepared<{ thread_id: string }>(
  "find-forward-targets",
  `select place.thread_id from messages original
   join thread_readers place on place.user_id = $2 and place.thread_id <> original.thread_id
   join threads thread on thread.id = place.thread_id
   left join community_channels channel on channel.thread_id = place.thread_id
   where original.id = $1 and channel.closed_at is null
     and (plain_letters(channel.name) like plain_letters($3) or exists (
       select from thread_readers other join profiles profile on profile.user_id = other.user_id
       where other.thread_id = place.thread_id and channel.thread_id is null and other.role = 'participant'
         and other.user_id <> $2 and profile.plain_name like plain_letters($3)
     ))
     and ${canAllRead("place.thread_id")}
   order by thread.last_message_at desc nulls last, place.thread_id limit ${TARGETS_SEARCHED}`,
);

/** $1 messages that were stored in this transaction, $2 their originals. */
export const insertForwards = prepared(
  "store-forwards",
  "insert into forwards (message_id, original_id) select * from unnest($1::uuid[], $2::uuid[])",
);

/** $1 the forward. No row if it is none, or its original is gone. */
export const selectForwardedText = prepared<{ text: string }>(
  "find-forwarded-text",
  `select original.content as text from forwards forward join messages original on original.id = forward.original_id
   where forward.message_id = $1`,
);

/** The threads where these members read forwards of the originals of this condition. */
const showing = (originals: string): string => `
  select distinct message.thread_id, reader.user_id
  from messages original
  join forwards forward on forward.original_id = original.id
  join messages message on message.id = forward.message_id
  join thread_readers reader on reader.thread_id = message.thread_id and reader.user_id = any($2::uuid[])
  where ${originals}`;

interface ReaderRow {
  readonly thread_id: string;
  readonly user_id: string;
}

/** $1 a channel, $2 members. */
export const selectShowingChannel = prepared<ReaderRow>(
  "forwards-of-channel",
  showing("original.thread_id = $1 and message.thread_id <> $1"),
);

/** $1 a sender, $2 members. */
export const selectShowingSender = prepared<ReaderRow>("forwards-of-sender", showing("original.sender_id = $1"));
