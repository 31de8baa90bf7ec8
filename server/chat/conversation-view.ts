import type { EntityManager } from "@mikro-orm/postgresql";
import type { Conversation } from "../../schema/chat/api.ts";
import { CONVERSATIONS_LISTED, MESSAGE_PREVIEW_LENGTH } from "../../schema/limits.ts";
import { UNKNOWN_USER } from "../profile/profile.ts";

interface ConversationRow {
  viewer_id: string;
  thread_id: string;
  members: Conversation["members"];
  is_accompanied: boolean;
  can_write: boolean;
  preview_sender: string | null;
  preview: string | null;
  preview_is_deleted: boolean | null;
  last_message_at: number | null;
  last_seq: string;
  read_seq: string;
  unread: number;
}

/** Conversations as one of their members sees them: one row, whatever is in them. SAFE-5 decides whether it can be written in. */
const view = `
  select me.user_id as viewer_id, thread.id as thread_id, thread.last_seq, me.read_seq,
    (extract(epoch from thread.last_message_at) * 1000)::float8 as last_message_at,
    other.members, other.is_accompanied,
    other.has_lead or not exists (
      select from blocks b
      where (b.blocker_id = talk.participant_1 and b.blocked_id = talk.participant_2)
         or (b.blocker_id = talk.participant_2 and b.blocked_id = talk.participant_1)
    ) as can_write,
    newest.sender_id as preview_sender, left(newest.content, ${MESSAGE_PREVIEW_LENGTH}) as preview,
    newest.deleted_at is not null as preview_is_deleted,
    (select count(*)::int from messages unread
     where unread.thread_id = thread.id and unread.seq > me.read_seq and unread.sender_id <> me.user_id) as unread
  from thread_members me
  join threads thread on thread.id = me.thread_id
  join conversations talk on talk.thread_id = thread.id
  join lateral (
    select jsonb_agg(jsonb_build_object(
        'memberId', member.user_id,
        'displayName', coalesce(profile.full_name, '${UNKNOWN_USER}'),
        'isSafeguardingLead', role.user_id is not null
      ) order by member.role, member.joined_at, member.user_id) as members,
      bool_or(member.role = 'safeguarding_lead') as is_accompanied,
      bool_or(role.user_id is not null and member.role = 'participant') as has_lead
    from thread_members member
    left join profiles profile on profile.user_id = member.user_id
    left join user_roles role on role.user_id = member.user_id and role.role = 'safeguarding_lead'
    where member.thread_id = thread.id
  ) other on true
  left join messages newest on newest.thread_id = thread.id and newest.seq = thread.last_seq`;

const present = (row: ConversationRow): Conversation => ({
  conversationId: row.thread_id,
  members: row.members,
  isAccompanied: row.is_accompanied,
  canWrite: row.can_write,
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
export async function listConversations(em: EntityManager, memberId: string): Promise<Conversation[]> {
  const rows = await em.execute<ConversationRow[]>(
    `${view} where me.user_id = ? order by thread.last_message_at desc nulls last, thread.created_at desc limit ?`,
    [memberId, CONVERSATIONS_LISTED],
  );
  return rows.map(present);
}

/** One conversation of the member's; null where it is not there or not theirs, which look the same. */
export async function findConversation(
  em: EntityManager,
  memberId: string,
  threadId: string,
): Promise<Conversation | null> {
  const [row] = await em.execute<ConversationRow[]>(`${view} where me.user_id = ? and thread.id = ?`, [
    memberId,
    threadId,
  ]);
  return row ? present(row) : null;
}

/** One conversation as each of these members sees it. */
export async function viewsOf(
  em: EntityManager,
  threadId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Conversation>> {
  if (memberIds.length === 0) return new Map();
  const rows = await em.execute<ConversationRow[]>(`${view} where me.user_id in (?) and thread.id = ?`, [
    memberIds,
    threadId,
  ]);
  return new Map(rows.map((row) => [row.viewer_id, present(row)]));
}
