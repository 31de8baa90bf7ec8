import type { EntityManager } from "@mikro-orm/postgresql";
import { NOTIFICATION_TEXT_LENGTH, NOTIFICATIONS_PER_PAGE, UNREAD_COUNTED } from "../../schema/limits.ts";
import type { Notification } from "../../schema/notification/api.ts";
import { DELETED_MEMBER, UNKNOWN_USER } from "../profile/profile.ts";
import { blockStands } from "../safety/safety.ts";

/** A notification of a member's, or its lack, beside the number of unread ones. */
interface ViewRow {
  viewer_id: string;
  unread: number;
  id: string | null;
  kind: Notification["kind"];
  actor_id: string | null;
  actor_name: string;
  count: number;
  thread_kind: Notification["place"]["kind"];
  thread_id: string;
  channel_name: string;
  seq: string | null;
  text: string;
  created_at: number;
  is_read: boolean;
}

/** NOTICE-3: who reacts to the message of `n`, but its author and those with whom a block stands. */
const reactors = `from message_reactions reaction
    where n.kind = 'reaction' and reaction.message_id = n.message_id and reaction.user_id <> n.user_id
      and not ${blockStands("reaction.user_id", "n.user_id")}`;

/**
 * NOTICE-6: what `me` may see of their notifications, `n`. Of reactions it is the newest of those who react now: whoever
 * took theirs off is named no more, and where nobody is left there is nothing to show.
 */
const shown = `from notifications n
  join thread_readers reader on reader.thread_id = n.thread_id and reader.user_id = n.user_id
  left join lateral (
    select reaction.user_id ${reactors}
    order by reaction.created_at desc, reaction.user_id limit 1
  ) reacting on true
  where n.user_id = me.id
    and (reader.from_seq = 0 or n.message_id is null or exists (
      select from messages m where m.id = n.message_id and m.seq > reader.from_seq
    ))
    and not exists (select from community_channels c where c.thread_id = n.thread_id and c.closed_at is not null)
    and case when n.kind = 'reaction' then reacting.user_id is not null
      else not ${blockStands("n.user_id", "n.actor_id")} end`;

/** How many are unread, counted up to a hundred, and the newest of those that fit, for each of some members. */
const view = (fit: string) => `
  select me.id as viewer_id, unread.unread, page.*
  from users me
  cross join lateral (
    select count(*)::int as unread from (select ${shown} and n.read_at is null limit ${UNREAD_COUNTED}) counted
  ) unread
  left join lateral (
    select n.id, n.kind, n.shown_actor_id as actor_id, n.thread_id, thread.kind as thread_kind, message.seq,
      case when n.kind = 'reaction' then (select count(distinct reaction.user_id)::int ${reactors}) else n.count end as count,
      coalesce((select p.full_name from profiles p where p.user_id = n.shown_actor_id),
        case when n.shown_actor_id is null then '${DELETED_MEMBER}' else '${UNKNOWN_USER}' end) as actor_name,
      coalesce(channel.name, '') as channel_name,
      case when message.deleted_at is null then left(message.content, ${NOTIFICATION_TEXT_LENGTH}) end as text,
      floor(extract(epoch from n.created_at) * 1000)::float8 as created_at, n.read_at is not null as is_read
    from (select n.*, coalesce(reacting.user_id, n.actor_id) as shown_actor_id ${shown} and ${fit}) n
    join threads thread on thread.id = n.thread_id
    left join community_channels channel on channel.thread_id = n.thread_id
    left join messages message on message.id = n.message_id
    order by n.created_at desc, n.id desc
  ) page on true`;

const present = (row: ViewRow): Notification => ({
  notificationId: row.id ?? "",
  kind: row.kind,
  actorId: row.actor_id,
  actorName: row.actor_name,
  count: row.count,
  place: {
    kind: row.thread_kind,
    threadId: row.thread_id,
    name: row.channel_name,
    seq: row.seq === null ? null : Number(row.seq),
  },
  text: row.text ?? "",
  createdAt: row.created_at,
  isRead: row.is_read,
});

/** A page of the member's notifications, the newest first; none where `before` is not one of theirs any more. */
export async function listNotifications(em: EntityManager, memberId: string, before?: string) {
  const rows = await em.execute<ViewRow[]>(
    `${view(`(?::uuid is null or (n.created_at, n.id) < (
        select b.created_at, b.id from notifications b where b.id = ? and b.user_id = ?
      )) order by n.created_at desc, n.id desc limit ?`)}
     where me.id = ?`,
    [before ?? null, before ?? null, memberId, NOTIFICATIONS_PER_PAGE + 1, memberId],
  );
  const found = rows.filter((row) => row.id !== null);
  return {
    notifications: found.slice(0, NOTIFICATIONS_PER_PAGE).map(present),
    unread: rows[0]?.unread ?? 0,
    hasMore: found.length > NOTIFICATIONS_PER_PAGE,
  };
}

/** For each of these members how many are unread, and the newest of them. */
export async function newestUnread(
  em: EntityManager,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, { unread: number; newest: Notification | null }>> {
  if (memberIds.length === 0) return new Map();
  const rows = await em.execute<ViewRow[]>(
    `${view("n.read_at is null order by n.created_at desc, n.id desc limit 1")} where me.id in (?)`,
    [memberIds],
  );
  return new Map(
    rows.map((row) => [row.viewer_id, { unread: row.unread, newest: row.id === null ? null : present(row) }]),
  );
}
