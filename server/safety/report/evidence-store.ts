// Evidence is what the reporter sees at that moment. One statement reads all of it, so that a concurrent edit or
// deletion is in all of the evidence or in none of it.
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { isSeenRoom } from "../../game/game.ts";
import { rowsOf } from "../../platform/database/typed-query.ts";
import { avatarUrl } from "../../profile/profile.ts";
import { isVisibleMember, type MessageableFilter } from "../safety.ts";
import {
  channelEvidence,
  messageEvidence,
  messagesEvidence,
  nameOf,
  questionEvidence,
  roomEvidence,
} from "./evidence.ts";

/** How many messages are saved before a reported message, and of a reported channel. */
const MESSAGES_BEFORE = 5;
const MESSAGES_OF_CHANNEL = 20;

type Evidence = Record<string, unknown>;

const before = messagesEvidence(
  "b",
  "me.from_seq",
  `from messages b where b.thread_id = message.thread_id and b.seq > me.from_seq
     and b.seq between message.seq - ${MESSAGES_BEFORE} and message.seq - 1`,
);

/** No row if the reporter cannot read the message. */
export const selectMessageEvidence = (em: EntityManager, reporterId: string, threadId: string, seq: number) =>
  rowsOf(
    em,
    sql<{ id: string; sender_id: string | null; evidence: Evidence }>`
      select message.id, message.sender_id,
        ${sql.raw(messageEvidence("message", "me.from_seq"))} || jsonb_build_object('before', ${sql.raw(before)}) as evidence
      from messages message
      join thread_readers me on me.thread_id = message.thread_id and me.user_id = ${reporterId} and me.from_seq < message.seq
      where message.thread_id = ${threadId} and message.seq = ${seq}`,
  );

/** No row if the reporter, whose `MessageableFilter` this is, cannot see the member. */
export const selectProfileEvidence = (
  em: EntityManager,
  [bornBy, reporterId, kinds]: MessageableFilter["values"],
  memberId: string,
) =>
  rowsOf(
    em,
    sql<{ evidence: Evidence }>`
      select jsonb_build_object(
        'full_name', p.full_name, 'bio', p.bio, 'location', p.location, 'picture', ${sql.raw(avatarUrl("p"))}, 'member_since', shown.created_at,
        'birth_date', case
          when exists (select from age_confirmations confirmed where confirmed.user_id = shown.id) then 'confirmed'
          when exists (select from birth_dates entered where entered.user_id = shown.id) then 'declared'
          else 'unknown' end
      ) as evidence
      from users shown left join profiles p on p.user_id = shown.id,
        (select ${bornBy}::date as born_by, ${reporterId}::uuid as id, ${kinds}::text[] as kinds) reporter
      where shown.id = ${memberId}
        and ${sql.raw(isVisibleMember("shown.id", ["reporter.born_by", "reporter.id", "reporter.kinds"]))}`,
  );

const newest = messagesEvidence(
  "m",
  "me.from_seq",
  `from messages m join threads t on t.id = m.thread_id
   where m.thread_id = me.thread_id and m.seq > t.last_seq - ${MESSAGES_OF_CHANNEL} and m.seq > me.from_seq`,
);

/** No row if the channel is closed, or is private and the reporter is neither a member nor invited. */
export const selectChannelEvidence = (em: EntityManager, reporterId: string, channelId: string) =>
  rowsOf(
    em,
    sql<{ owner_id: string | null; evidence: Evidence }>`
      select (select m.user_id from thread_members m where m.thread_id = channel.thread_id and m.role = 'owner') as owner_id,
        ${sql.raw(channelEvidence("channel"))} || jsonb_build_object('messages', ${sql.raw(newest)}) as evidence
      from community_channels channel
      left join thread_readers me on me.thread_id = channel.thread_id and me.user_id = ${reporterId}
      where channel.thread_id = ${channelId} and channel.closed_at is null and (
        me.user_id is not null or not channel.is_private or exists (
          select from open_channel_invitations invitation
          where invitation.thread_id = channel.thread_id and invitation.user_id = ${reporterId}
        )
      )`,
  );

/** No row if the room is not listed and the reporter has never been in it. */
export const selectRoomEvidence = (em: EntityManager, reporterId: string, roomId: string) =>
  rowsOf(
    em,
    sql<{ host_id: string | null; evidence: Evidence }>`
      select room.host_id, ${sql.raw(roomEvidence("room", "reporter.id"))} as evidence
      from game_rooms room, (select ${reporterId}::uuid as id) reporter
      where room.id = ${roomId} and ${sql.raw(isSeenRoom("room", "reporter.id"))}`,
  );

/** What a leader answered or declined. */
export interface LeaderEvidence {
  readonly leader_id: string | null;
  readonly evidence: Evidence;
}

/** A note or a reply, and what it was about. */
const noteEvidence = (row: string, columns: { asked: string; note: string; leader: string }) =>
  sql.raw(`jsonb_build_object(
    'asked', ${row}.${columns.asked}, 'note', ${row}.${columns.note},
    'leader_id', ${row}.${columns.leader}, 'leader_name', ${nameOf(`${row}.${columns.leader}`)}, 'declined_at', ${row}.decided_at
  )`);

/** No row unless the question is the reporter's, and a note declined it. */
export const selectQuestionNoteEvidence = (em: EntityManager, reporterId: string, questionId: string) =>
  rowsOf(
    em,
    sql<LeaderEvidence>`
      select question.leader_id, ${noteEvidence("question", { asked: "text", note: "note", leader: "leader_id" })} as evidence
      from live_questions question
      where question.id = ${questionId} and question.user_id = ${reporterId} and question.note is not null`,
  );

/** No row unless the request for a mentor is the reporter's, and a reply declined it. */
export const selectPodReplyEvidence = (em: EntityManager, reporterId: string, requestId: string) =>
  rowsOf(
    em,
    sql<LeaderEvidence>`
      select request.mentor_id as leader_id,
        ${noteEvidence("request", { asked: "message", note: "reply", leader: "mentor_id" })} as evidence
      from pod_requests request
      where request.id = ${requestId} and request.user_id = ${reporterId} and request.reply is not null`,
  );

/** No row if the question is not published. */
export const selectQuestionEvidence = (em: EntityManager, questionId: string) =>
  rowsOf(
    em,
    sql<LeaderEvidence>`
      select question.leader_id, ${sql.raw(questionEvidence("question"))} as evidence
      from live_questions question where question.id = ${questionId} and question.state = 'published'`,
  );
