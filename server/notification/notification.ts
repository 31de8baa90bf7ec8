import type { EntityManager } from "@mikro-orm/postgresql";
import { NOTIFICATION_DAYS } from "../../schema/limits.ts";
import { prepared } from "../platform/prepared.ts";

const idsOf = (rows: readonly { user_id: string }[]) => rows.map((row) => row.user_id);

/**
 * NOTICE-1, NOTICE-2 and NOTICE-5 of messages that were just stored with their mentions, in the same transaction; answers
 * whom to tell once it is done. The function stands in the migrations.
 */
export async function noteMessages(tx: EntityManager, messageIds: readonly string[]): Promise<readonly string[]> {
  if (messageIds.length === 0) return [];
  const ids = messageIds.map(() => "?::uuid").join(", ");
  return idsOf(await tx.execute(`select note_messages(array[${ids}]) as user_id`, [...messageIds]));
}

/**
 * NOTICE-2 and NOTICE-5 of those whom an edit is the first to mean, in the same transaction; answers whom to tell. In a
 * conversation all but the lead who reads along were notified of the message when it came.
 */
export async function noteMentions(
  tx: EntityManager,
  messageId: string,
  memberIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx.execute<{ user_id: string }[]>(
    `insert into notifications (user_id, kind, thread_id, message_id, actor_id)
     select reader.user_id, 'mention', message.thread_id, message.id, message.sender_id
     from messages message join threads thread on thread.id = message.thread_id
     join thread_readers reader on reader.thread_id = message.thread_id and reader.from_seq < message.seq
     where message.id = ? and reader.user_id in (?) and reader.user_id <> message.sender_id
       and (thread.kind <> 'conversation' or reader.role = 'safeguarding_lead')
       and not block_stands(reader.user_id, message.sender_id)
       and not exists (
         select from notifications known
         where known.user_id = reader.user_id and known.message_id = message.id and known.kind = 'reply'
       )
     order by reader.user_id
     on conflict (user_id, message_id, kind) where kind in ('mention', 'reply') do nothing
     returning user_id`,
    [messageId, memberIds],
  );
  return idsOf(rows);
}

/**
 * NOTICE-3 and NOTICE-5 after a member put a reaction on or took it off; answers whom to tell. The row keeps who put theirs
 * on last, so that it is not made new by the same member again; who is named and counted is looked up when it is read. Call it in the transaction
 * that did so and holds the message's row, as a later statement: it counts the reactions as they are now.
 */
export async function noteReaction(
  tx: EntityManager,
  { messageId, actorId }: { messageId: string; actorId: string },
): Promise<readonly string[]> {
  const rows = await tx.execute<{ user_id: string }[]>(
    `with message as (
       select message.id, message.thread_id, message.sender_id
       from messages message join thread_readers reader
         on reader.thread_id = message.thread_id and reader.user_id = message.sender_id and reader.from_seq < message.seq
       where message.id = ?
     ), reacting as (
       select distinct reaction.user_id
       from message join message_reactions reaction on reaction.message_id = message.id
       where reaction.user_id <> message.sender_id and not block_stands(reaction.user_id, message.sender_id)
     ), put_on as (
       insert into notifications as known (user_id, kind, thread_id, message_id, actor_id, count)
       select message.sender_id, 'reaction', message.thread_id, message.id, actor.user_id, (select count(*) from reacting)
       from message join reacting actor on actor.user_id = ?
       on conflict (user_id, message_id) where kind = 'reaction' do update set
         actor_id = excluded.actor_id, count = excluded.count,
         read_at = case when known.actor_id = excluded.actor_id then known.read_at end,
         created_at = case when known.actor_id = excluded.actor_id then known.created_at else excluded.created_at end
       where known.actor_id is distinct from excluded.actor_id or known.count <> excluded.count
       returning user_id
     ), taken_off as (
       update notifications known set count = (select count(*) from reacting)
       from message
       where known.kind = 'reaction' and known.user_id = message.sender_id and known.message_id = message.id
         and known.count <> (select count(*) from reacting)
         and exists (select from reacting) and not exists (select from reacting where user_id = ?)
       returning known.user_id
     ), gone as (
       delete from notifications known using message
       where known.kind = 'reaction' and known.user_id = message.sender_id and known.message_id = message.id
         and known.read_at is null and not exists (select from reacting)
       returning known.user_id
     )
     select user_id from put_on union select user_id from taken_off union select user_id from gone`,
    [messageId, actorId, actorId],
  );
  return idsOf(rows);
}

/** NOTICE-4 and NOTICE-5, in the transaction that added the member; answers whom to tell. Only the latest time counts. */
export async function noteAdded(
  tx: EntityManager,
  added: { threadId: string; memberId: string; actorId: string },
): Promise<readonly string[]> {
  if (added.memberId === added.actorId) return [];
  const rows = await tx.execute<{ user_id: string }[]>(
    `with earlier as (
       delete from notifications where user_id = ? and thread_id = ? and kind = 'added_to_channel'
     )
     insert into notifications (user_id, kind, thread_id, actor_id)
     select reader.user_id, 'added_to_channel', reader.thread_id, actor.id
     from thread_readers reader join users actor on actor.id = ?
     where reader.user_id = ? and reader.thread_id = ? and not block_stands(reader.user_id, actor.id)
     returning user_id`,
    [added.memberId, added.threadId, added.actorId, added.memberId, added.threadId],
  );
  return idsOf(rows);
}

// A message that is stored meanwhile is not among those that this statement sees: its notification stays unread.
const readUpTo = prepared<{ id: string }>(
  "read-thread-notifications",
  markingRead(`user_id = $1 and thread_id = $2 and (
    message_id is null or exists (select from messages m where m.id = message_id and m.seq <= $3)
  )`),
);

/** NOTICE-7: what the member was notified of in this thread, up to this place; whether that changed anything. */
export async function readThreadNotifications(
  source: Parameters<typeof readUpTo>[0],
  memberId: string,
  threadId: string,
  seq: number,
): Promise<boolean> {
  return (await readUpTo(source, [memberId, threadId, seq])).length > 0;
}

/** The member has read these, or all; whether that changed anything. Others' are not theirs to read. */
export async function markNotificationsRead(
  em: EntityManager,
  memberId: string,
  notificationIds?: readonly string[],
): Promise<boolean> {
  const rows = notificationIds
    ? await em.execute(markingRead("user_id = ? and id in (?)"), [memberId, notificationIds])
    : await em.execute(markingRead("user_id = ?"), [memberId]);
  return rows.length > 0;
}

/** Takes the rows in one order, so that two of them, and those who notify, do not wait for each other. */
function markingRead(where: string): string {
  return `with theirs as (
      select id from notifications where read_at is null and ${where} order by thread_id, message_id, id for update
    )
    update notifications set read_at = now() from theirs where notifications.id = theirs.id returning notifications.id`;
}

/** NOTICE-9. */
export async function clearOldNotifications(em: EntityManager): Promise<void> {
  await em.execute(`delete from notifications where created_at < now() - interval '${NOTIFICATION_DAYS} days'`);
}
