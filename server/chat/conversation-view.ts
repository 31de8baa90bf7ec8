import type { EntityManager } from "@mikro-orm/postgresql";
import type { Conversation } from "../../schema/chat/api.ts";
import { CONVERSATIONS_LISTED, MESSAGE_PREVIEW_LENGTH, UNREAD_COUNTED } from "../../schema/limits.ts";
import { DELETED_MEMBER, DELETED_MEMBER_ID, UNKNOWN_USER } from "../profile/profile.ts";
import { type TalkFacts, type TalkRules, talkFacts, talkParameters, verdictFrom } from "../safety/safety.ts";

interface ConversationRow extends TalkFacts {
  viewer_id: string;
  thread_id: string;
  members: Conversation["members"];
  is_accompanied: boolean;
  preview_sender: string | null;
  preview: string | null;
  preview_is_deleted: boolean | null;
  last_message_at: number | null;
  last_seq: string;
  read_seq: string;
  unread: number;
}

/** The threads of `me`, chosen first, as their members see them now. */
const view = (chosen: string) => `
  with me as (${chosen})
  select me.user_id as viewer_id, thread.id as thread_id, thread.last_seq, me.read_seq,
    (extract(epoch from thread.last_message_at) * 1000)::float8 as last_message_at,
    everybody.members, everybody.is_accompanied, ${talkFacts("talk.participant_1", "talk.participant_2")},
    case when newest.id is not null then coalesce(newest.sender_id, '${DELETED_MEMBER_ID}') end as preview_sender, left(newest.content, ${MESSAGE_PREVIEW_LENGTH}) as preview,
    newest.deleted_at is not null as preview_is_deleted,
    (select count(*)::int from (
       select from messages unread
       where unread.thread_id = thread.id and unread.seq > me.read_seq and unread.sender_id <> me.user_id
       limit ${UNREAD_COUNTED}
     ) counted) as unread
  from me
  join threads thread on thread.id = me.thread_id
  join conversations talk on talk.thread_id = thread.id
  join lateral (
    select jsonb_agg(jsonb_build_object(
        'memberId', reader.user_id,
        'displayName', coalesce(profile.full_name, '${UNKNOWN_USER}'),
        'isSafeguardingLead', is_safeguarding_lead(reader.user_id)
      ) order by reader.role, reader.joined_at, reader.user_id)
      || case when num_nulls(talk.participant_1, talk.participant_2) = 0 then '[]'::jsonb else jsonb_build_array(
        jsonb_build_object(
          'memberId', '${DELETED_MEMBER_ID}', 'displayName', '${DELETED_MEMBER}', 'isSafeguardingLead', false
        )) end as members,
      bool_or(reader.role = 'safeguarding_lead') as is_accompanied
    from thread_readers reader left join profiles profile on profile.user_id = reader.user_id
    where reader.thread_id = thread.id
  ) everybody on true
  left join messages newest
    on newest.thread_id = thread.id and newest.seq = thread.last_seq and newest.seq > me.from_seq
  order by thread.last_message_at desc nulls last, thread.created_at desc`;

const presenter =
  (rules: TalkRules) =>
  (row: ConversationRow): Conversation => ({
    conversationId: row.thread_id,
    members: row.members,
    isAccompanied: row.is_accompanied,
    canWrite: verdictFrom(rules, row) !== "refused",
    preview:
      row.preview_sender === null
        ? null
        : { senderId: row.preview_sender, text: row.preview ?? "", isDeleted: row.preview_is_deleted === true },
    lastMessageAt: row.last_message_at,
    lastSeq: Number(row.last_seq),
    readSeq: Number(row.read_seq),
    unread: row.unread,
  });

/** The member's conversations, the one with the newest message first. */
export async function listConversations(
  em: EntityManager,
  rules: TalkRules,
  memberId: string,
): Promise<Conversation[]> {
  const rows = await em.execute<ConversationRow[]>(
    view(`select reader.* from thread_readers reader join threads t on t.id = reader.thread_id and t.kind = 'conversation'
          where reader.user_id = ? order by t.last_message_at desc nulls last, t.created_at desc limit ?`),
    [memberId, CONVERSATIONS_LISTED, ...talkParameters(rules)],
  );
  return rows.map(presenter(rules));
}

/** One conversation of the member's; null where it is not there or not theirs, which look the same. */
export async function findConversation(
  em: EntityManager,
  rules: TalkRules,
  memberId: string,
  threadId: string,
): Promise<Conversation | null> {
  return (await viewsOf(em, rules, threadId, [memberId])).get(memberId) ?? null;
}

/** One conversation as each of these members who may read it sees it. */
export async function viewsOf(
  em: EntityManager,
  rules: TalkRules,
  threadId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Conversation>> {
  if (memberIds.length === 0) return new Map();
  const rows = await em.execute<ConversationRow[]>(
    view("select * from thread_readers where user_id in (?) and thread_id = ?"),
    [memberIds, threadId, ...talkParameters(rules)],
  );
  const present = presenter(rules);
  return new Map(rows.map((row) => [row.viewer_id, present(row)]));
}

/** From which place on this member may read the thread; null where they may not. */
export async function readableFrom(em: EntityManager, memberId: string, threadId: string): Promise<number | null> {
  const [row] = await em.execute<{ from_seq: string }[]>(
    "select from_seq from thread_readers where user_id = ? and thread_id = ?",
    [memberId, threadId],
  );
  return row ? Number(row.from_seq) : null;
}
