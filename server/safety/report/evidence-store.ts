// Evidence is what the reporter sees at that moment. One statement reads all of it, so that a concurrent edit or
// deletion is in all of the evidence or in none of it.
import { isSeenRoom } from "../../game/game.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { avatarUrl } from "../../profile/profile.ts";
import { isVisibleMember } from "../safety.ts";
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

/** The reporter's id, a thread's id, a message's seq; no row if the reporter cannot read it. */
export const selectMessageEvidence = prepared<{ id: string; sender_id: string | null; evidence: Evidence }>(
  "message-evidence",
  `select message.id, message.sender_id, ${messageEvidence("message", "me.from_seq")} || jsonb_build_object('before', ${messagesEvidence(
    "b",
    "me.from_seq",
    `from messages b where b.thread_id = message.thread_id and b.seq > me.from_seq
       and b.seq between message.seq - ${MESSAGES_BEFORE} and message.seq - 1`,
  )}) as evidence
   from messages message
   join thread_readers me on me.thread_id = message.thread_id and me.user_id = $1 and me.from_seq < message.seq
   where message.thread_id = $2 and message.seq = $3`,
);

/** A member's id, the values of a `MessageableFilter`; no row if the reporter cannot see the member. */
export const selectProfileEvidence = prepared<{ evidence: Evidence }>(
  "profile-evidence",
  `select jsonb_build_object(
       'full_name', p.full_name, 'picture', ${avatarUrl("p")}, 'member_since', shown.created_at,
       'birth_date', case
         when exists (select from age_confirmations confirmed where confirmed.user_id = shown.id) then 'confirmed'
         when exists (select from birth_dates entered where entered.user_id = shown.id) then 'declared'
         else 'unknown' end
     ) as evidence
   from users shown left join profiles p on p.user_id = shown.id
   where shown.id = $1 and ${isVisibleMember("shown.id", ["$2", "$3", "$4"])}`,
);

/**
 * The reporter's id, a channel's id; no row if the channel is closed, or is private and the reporter is neither a member
 * nor invited.
 */
export const selectChannelEvidence = prepared<{ owner_id: string | null; evidence: Evidence }>(
  "channel-evidence",
  `select (select m.user_id from thread_members m where m.thread_id = channel.thread_id and m.role = 'owner') as owner_id,
     ${channelEvidence("channel")} || jsonb_build_object('messages', ${messagesEvidence(
       "m",
       "me.from_seq",
       `from messages m join threads t on t.id = m.thread_id
        where m.thread_id = me.thread_id and m.seq > t.last_seq - ${MESSAGES_OF_CHANNEL} and m.seq > me.from_seq`,
     )}) as evidence
   from community_channels channel
   left join thread_readers me on me.thread_id = channel.thread_id and me.user_id = $1
   where channel.thread_id = $2 and channel.closed_at is null and (
     me.user_id is not null or not channel.is_private or exists (
       select from open_channel_invitations invitation
       where invitation.thread_id = channel.thread_id and invitation.user_id = $1
     )
   )`,
);

/** The reporter's id, a game room's id; no row if the room is not listed and the reporter has never been in it. */
export const selectRoomEvidence = prepared<{ host_id: string | null; evidence: Evidence }>(
  "room-evidence",
  `select room.host_id, ${roomEvidence("room", "$1")} as evidence from game_rooms room
   where room.id = $2 and ${isSeenRoom("room", "$1")}`,
);

/** What a leader answered or declined. */
export interface LeaderEvidence {
  readonly leader_id: string | null;
  readonly evidence: Evidence;
}
/** A note or a reply, and what it was about. */
const noteEvidence = (
  row: string,
  columns: { asked: string; note: string; leader: string },
): string => `jsonb_build_object(
  'asked', ${row}.${columns.asked}, 'note', ${row}.${columns.note},
  'leader_id', ${row}.${columns.leader}, 'leader_name', ${nameOf(`${row}.${columns.leader}`)}, 'declined_at', ${row}.decided_at
)`;

/** The reporter's id, a question's id; no row unless it is theirs, and a note declined it. */
export const selectQuestionNoteEvidence = prepared<LeaderEvidence>(
  "question-note-evidence",
  `select question.leader_id, ${noteEvidence("question", { asked: "text", note: "note", leader: "leader_id" })} as evidence
   from live_questions question where question.id = $2 and question.user_id = $1 and question.note is not null`,
);

/** The reporter's id, the id of a request for a mentor; no row unless it is theirs, and a reply declined it. */
export const selectPodReplyEvidence = prepared<LeaderEvidence>(
  "pod-reply-evidence",
  `select request.mentor_id as leader_id,
     ${noteEvidence("request", { asked: "message", note: "reply", leader: "mentor_id" })} as evidence
   from pod_requests request where request.id = $2 and request.user_id = $1 and request.reply is not null`,
);

/** A question's id; no row if it is not published. */
export const selectQuestionEvidence = prepared<LeaderEvidence>(
  "question-evidence",
  `select question.leader_id, ${questionEvidence("question")} as evidence
   from live_questions question where question.id = $1 and question.state = 'published'`,
);
