// Prepared statements: they run for every vote.
import { VOTES_LISTED } from "../../../schema/limits.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { shownRoles } from "../../profile/profile.ts";
import type { Reactor } from "../message/message-store.ts";
import { isClosed, isHidden, isLegible, nameOf, pictureOf } from "../message/message-view.ts";

/** $1 polls as JSON, whose messages were stored in this transaction. */
export const insertPolls = prepared(
  "store-polls",
  `insert into polls (message_id, choices, allows_many, is_secret, ends_at)
   select message.id, sent.choices, sent.allows_many, sent.is_secret,
     message.created_at + make_interval(secs => sent.ends_after)
   from json_to_recordset($1) as sent (message_id uuid, choices jsonb, allows_many boolean, is_secret boolean, ends_after integer)
   join messages message on message.id = sent.message_id`,
);

/** $1 the message, which is locked. */
export const selectPoll = prepared<{ choices: number; allows_many: boolean }>(
  "find-poll",
  "select jsonb_array_length(choices) as choices, allows_many from polls where message_id = $1",
);

/** CHANNEL-65: the clock of the database decides. */
const isOpen = "(poll.ends_at is null or poll.ends_at > clock_timestamp())";

export const selectOpen = prepared("find-open-poll", `select from polls poll where poll.message_id = $1 and ${isOpen}`);

const voting = (change: string): string =>
  `with changed as (${change})
   update messages set version = version + 1 from changed where messages.id = changed.message_id
   returning messages.version`;

/** $1 the message, $2 the member, $3 the choices as JSON. No row if nothing changed. */
export const upsertVote = prepared(
  "store-vote",
  voting(`insert into poll_votes (message_id, user_id, choices)
    select poll.message_id, $2, $3 from polls poll where poll.message_id = $1 and ${isOpen}
    on conflict (message_id, user_id) do update set choices = excluded.choices, created_at = excluded.created_at
      where poll_votes.choices <> excluded.choices
    returning message_id`),
);

export const deleteVote = prepared(
  "remove-vote",
  voting(`delete from poll_votes vote using polls poll
    where vote.message_id = $1 and vote.user_id = $2 and poll.message_id = vote.message_id and ${isOpen}
    returning vote.message_id`),
);

/** A member who voted, and for what. */
export interface Voter extends Reactor {
  readonly choices: number[];
}

/**
 * $1 the thread, $2 the viewer, $3 the seq: one row without choices if no one voted or the poll is secret, no row if they may
 * not read the message or it has no poll.
 */
export const selectVotes = prepared<Voter & { readonly isSecret: boolean }>(
  "list-votes",
  `select poll.is_secret as "isSecret", vote.choices, vote.user_id as "memberId", ${nameOf("vote.user_id")} as "displayName",
     ${pictureOf("vote.user_id")} as "avatarUrl", ${shownRoles("vote.user_id")} as roles
   from messages message
   join polls poll on poll.message_id = message.id
   join thread_readers viewer on viewer.thread_id = message.thread_id and viewer.user_id = $2
   left join poll_votes vote on vote.message_id = message.id and not poll.is_secret
     and not ${isHidden("viewer.user_id", "vote.user_id", "message.thread_id")}
   where message.thread_id = $1 and message.seq = $3 and not ${isClosed("message.thread_id")}
     and ${isLegible("message", "viewer.user_id", "viewer.from_seq")}
   order by vote.created_at, vote.user_id limit ${VOTES_LISTED}`,
);
