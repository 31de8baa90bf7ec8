// Prepared statements: they check every message of a conversation, and send members its state whenever someone writes
// or reads there.
import type { Conversation, Person } from "../../schema/chat/api.ts";
import { CONVERSATIONS_LISTED, MESSAGE_PREVIEW_LENGTH, PEOPLE_FOUND, UNREAD_COUNTED } from "../../schema/limits.ts";
import { prepared } from "../platform/database/prepared.ts";
import {
  avatarUrl,
  DELETED_MEMBER,
  DELETED_MEMBER_ID,
  formerName,
  shownRoles,
  UNKNOWN_USER,
} from "../profile/profile.ts";
import { isMessageable, isMuted, type PairFacts, pairFacts } from "../safety/safety.ts";
import { attachmentKindOf, isBareForward, isGone } from "../thread/thread.ts";

/** The most members with a matching name that a search examines, which takes about a third of a second. */
const NAMES_SEARCHED = 20_000;

export interface ConversationRow extends PairFacts {
  readonly viewer_id: string;
  readonly thread_id: string;
  readonly members: Conversation["members"];
  readonly is_supervised: boolean;
  /** Null if there is no message that the viewer may read. */
  readonly preview: Conversation["preview"];
  readonly last_message_at: number | null;
  readonly last_seq: string;
  readonly read_seq: string;
  readonly unread: number;
}

/** The current state of the `chosen` conversations for each viewer. `$1` is the date of `adultIfBornBy`. */
const view = (chosen: string) => `
  with viewer as (${chosen})
  select viewer.user_id as viewer_id, thread.id as thread_id, thread.last_seq, viewer.read_seq,
    (extract(epoch from thread.last_message_at) * 1000)::float8 as last_message_at,
    everybody.members, everybody.is_supervised, ${pairFacts("conversation.participant_1", "conversation.participant_2", "$1")},
    (
      select jsonb_strip_nulls(jsonb_build_object(
        'senderId', coalesce(newest.sender_id, '${DELETED_MEMBER_ID}'),
        'text', case when newest.sender_id is null then '' else left(newest.content, ${MESSAGE_PREVIEW_LENGTH}) end,
        'attachmentKind', case when not ${isGone("newest")} then ${attachmentKindOf("newest.id")} end,
        'isForward', nullif(not ${isGone("newest")} and ${isBareForward("newest")}, false), 'isDeleted', ${isGone("newest")}
      ))
      from messages newest
      where newest.thread_id = thread.id and newest.seq = thread.last_seq and newest.seq > viewer.from_seq
    ) as preview,
    (select count(*)::int from (
       select from messages unread
       where unread.thread_id = thread.id and unread.seq > viewer.read_seq and unread.sender_id is distinct from viewer.user_id
       limit ${UNREAD_COUNTED}
     ) counted) as unread
  from viewer
  join threads thread on thread.id = viewer.thread_id
  join conversations conversation on conversation.thread_id = thread.id
  join lateral (
    select jsonb_agg(jsonb_build_object(
        'memberId', coalesce(member.user_id, '${DELETED_MEMBER_ID}'),
        'displayName', case when member.user_id is null then '${DELETED_MEMBER}'
          else coalesce(profile.full_name, '${UNKNOWN_USER}') end,
        'formerName', ${formerName("profile")},
        'avatarUrl', ${avatarUrl("profile")},
        'roles', ${shownRoles("member.user_id")},
        'isSupervisor', member.role = 'safeguarding_lead'
      ) order by member.role, member.joined_at, member.user_id) as members,
      bool_or(member.role = 'safeguarding_lead') as is_supervised
    from (
      select user_id, role, joined_at from thread_readers where thread_id = thread.id
      union all
      -- in the place of a participant whose account was erased
      select null, 'participant', thread.created_at
      where conversation.participant_1 is null or conversation.participant_2 is null
    ) member left join profiles profile on profile.user_id = member.user_id
  ) everybody on true
  order by thread.last_message_at desc nulls last, thread.created_at desc`;

/** $1 the date, $2 the member. */
export const selectConversations = prepared<ConversationRow>(
  "list-conversations",
  view(`select reader.* from thread_readers reader join threads t on t.id = reader.thread_id and t.kind = 'conversation'
        where reader.user_id = $2 order by t.last_message_at desc nulls last, t.created_at desc limit ${CONVERSATIONS_LISTED}`),
);

/** $1 the date, $2 members, $3 the thread: the conversation as each of these members sees it. */
export const selectConversationViews = prepared<ConversationRow>(
  "conversation-views",
  view("select * from thread_readers where user_id = any($2::uuid[]) and thread_id = $3"),
);

/** $1 the member, $2 the thread: the seq after which they may read it. No row if they may not. */
export const selectReadable = prepared<{ from_seq: string }>(
  "conversation-readable-from",
  "select from_seq from thread_readers where user_id = $1 and thread_id = $2",
);

/** SAFE-3, a condition: somebody is in this thread who supervises it and may use their role now. */
const isSupervised = (threadId: string): string => `exists (
    select from thread_readers lead where lead.thread_id = ${threadId} and lead.role = 'safeguarding_lead'
  )`;

export interface WriteFacts extends PairFacts {
  readonly thread_id: string;
  readonly participant_1: string;
  readonly participant_2: string;
  /** The senders who may read it. */
  readonly senders_with_access: readonly string[];
  /** Those of them who are muted. */
  readonly muted_senders: readonly string[];
  readonly is_supervised: boolean;
}

/**
 * $1 threads, $2 their senders, $3 the date: the facts that the policy needs about the two members of each
 * conversation.
 */
export const selectWriteFacts = prepared<WriteFacts>(
  "judge-conversations",
  `select conversation.thread_id, conversation.participant_1, conversation.participant_2,
     array(
       select reader.user_id::text from thread_readers reader
       where reader.thread_id = conversation.thread_id and reader.user_id = any($2::uuid[])
     ) as senders_with_access,
     array(
       select reader.user_id::text from thread_readers reader
       where reader.thread_id = conversation.thread_id and reader.user_id = any($2::uuid[]) and ${isMuted("reader.user_id")}
     ) as muted_senders,
     ${isSupervised("conversation.thread_id")} as is_supervised,
     ${pairFacts("conversation.participant_1", "conversation.participant_2", "$3")}
   from conversations conversation where conversation.thread_id = any($1::uuid[])`,
);

/** $1 the date of `adultIfBornBy`: the conversations that nobody supervises, although the two are not known to be of one age group. */
export const selectDependent = prepared<{ thread_id: string }>(
  "dependent-conversations",
  `select pair.thread_id from (
     select conversation.thread_id, age_group(participant_1, $1::date) as one_age, age_group(participant_2, $1::date) as other_age
     from conversations conversation
     where participant_1 is not null and participant_2 is not null and not ${isSupervised("conversation.thread_id")}
   ) pair where pair.one_age <> pair.other_age or pair.one_age = 'unknown'`,
);

/** $1 the thread. */
export const selectSupervised = prepared<{ is_supervised: boolean }>(
  "conversation-supervised",
  `select ${isSupervised("$1")} as is_supervised`,
);

/**
 * $1 the searching member, $2 a pattern for names, $3 to $5 the values of `messageableFilter`. It matches names first,
 * then checks the kind of each match until there are enough.
 */
export const selectPeople = prepared<Person>(
  "find-people",
  `select named.*, ${shownRoles('named."memberId"')} as roles from (
     select p.user_id as "memberId", p.full_name as "displayName", ${avatarUrl("p")} as "avatarUrl" from profiles p
     where p.user_id <> $1 and p.plain_name like plain_letters($2) order by p.full_name, p.user_id limit ${NAMES_SEARCHED}
   ) named
   where ${isMessageable('named."memberId"', ["$3", "$4", "$5"])}
   order by named."displayName", named."memberId" limit ${PEOPLE_FOUND}`,
);
