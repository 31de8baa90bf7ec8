// Prepared statements: notifications are written with nearly every message, edit and reaction. One statement serves a whole
// batch of messages.
import { prepared } from "../../platform/database/prepared.ts";

/**
 * Parameter: messages' ids. NOTICE-1, NOTICE-2, NOTICE-5. Rows are locked in the order of members, so that two calls
 * never deadlock.
 */
export const notifyOfMessages = prepared(
  "notify-of-messages",
  `with concerned as (
     select message.id, message.thread_id, message.seq, message.sender_id, message.created_at, who.*
     from messages message join threads thread on thread.id = message.thread_id
     cross join lateral (
       select mention.user_id, 'mention' as kind, 1 as precedence
       from message_mentions mention where mention.message_id = message.id
       union all
       select answered.sender_id, 'reply', 2 from messages answered where answered.id = message.reply_to_id
       union all
       select member.user_id, 'message', 3 from thread_members member
       where thread.kind = 'conversation' and member.thread_id = thread.id and member.role <> 'safeguarding_lead'
     ) who
     where message.id = any ($1::uuid[])
   ), due as (
     select distinct on (concerned.id, concerned.user_id) concerned.*
     from concerned join thread_readers reader on reader.thread_id = concerned.thread_id
       and reader.user_id = concerned.user_id and reader.from_seq < concerned.seq
     where concerned.user_id <> concerned.sender_id and not block_stands(concerned.user_id, concerned.sender_id)
     order by concerned.id, concerned.user_id, concerned.precedence
   ), counted as (
     insert into notifications as known (user_id, kind, thread_id, message_id, actor_id, count, created_at)
     select user_id, 'message', thread_id, (array_agg(id order by seq desc))[1],
       (array_agg(sender_id order by seq desc))[1], count(*), max(created_at)
     from due where kind = 'message' group by user_id, thread_id order by user_id, thread_id
     on conflict (user_id, thread_id) where kind = 'message' do update set
       message_id = excluded.message_id, actor_id = excluded.actor_id, created_at = excluded.created_at,
       read_at = null, count = excluded.count + case when known.read_at is null then known.count else 0 end
   ), named as (
     insert into notifications (user_id, kind, thread_id, message_id, actor_id, created_at)
     select user_id, kind, thread_id, id, sender_id, created_at from due where kind <> 'message' order by user_id, id
     on conflict (user_id, message_id, kind) where kind in ('mention', 'reply') do nothing
   )
   select`,
);

/** Parameters: a message's id, members' ids. NOTICE-2 for members whom an edit mentions for the first time. */
export const notifyOfMentions = prepared(
  "notify-of-mentions",
  `insert into notifications (user_id, kind, thread_id, message_id, actor_id)
   select reader.user_id, 'mention', message.thread_id, message.id, message.sender_id
   from messages message join threads thread on thread.id = message.thread_id
   join thread_readers reader on reader.thread_id = message.thread_id and reader.from_seq < message.seq
   where message.id = $1 and reader.user_id = any ($2::uuid[]) and reader.user_id <> message.sender_id
     and (thread.kind <> 'conversation' or reader.role = 'safeguarding_lead')
     and not block_stands(reader.user_id, message.sender_id)
     and not exists (
       select from notifications known
       where known.user_id = reader.user_id and known.message_id = message.id and known.kind = 'reply'
     )
   order by reader.user_id
   on conflict (user_id, message_id, kind) where kind in ('mention', 'reply') do nothing`,
);

/** Parameters: a message's id, the id of the member who added or removed a reaction. NOTICE-3, NOTICE-5. */
export const notifyOfReaction = prepared(
  "notify-of-reaction",
  `with message as (
     select message.id, message.thread_id, message.sender_id
     from messages message join thread_readers reader
       on reader.thread_id = message.thread_id and reader.user_id = message.sender_id and reader.from_seq < message.seq
     where message.id = $1
   ), reacting as (
     select distinct reaction.user_id
     from message join message_reactions reaction on reaction.message_id = message.id
     where reaction.user_id <> message.sender_id and not block_stands(reaction.user_id, message.sender_id)
   ), put_on as (
     insert into notifications as known (user_id, kind, thread_id, message_id, actor_id, count)
     select message.sender_id, 'reaction', message.thread_id, message.id, actor.user_id, (select count(*) from reacting)
     from message join reacting actor on actor.user_id = $2
     on conflict (user_id, message_id) where kind = 'reaction' do update set
       actor_id = excluded.actor_id, count = excluded.count,
       read_at = case when known.actor_id = excluded.actor_id then known.read_at end,
       created_at = case when known.actor_id = excluded.actor_id then known.created_at else excluded.created_at end
     where known.actor_id is distinct from excluded.actor_id or known.count <> excluded.count
   ), taken_off as (
     update notifications known set count = (select count(*) from reacting)
     from message
     where known.kind = 'reaction' and known.user_id = message.sender_id and known.message_id = message.id
       and known.count <> (select count(*) from reacting)
       and exists (select from reacting) and not exists (select from reacting where user_id = $2)
   ), gone as (
     delete from notifications known using message
     where known.kind = 'reaction' and known.user_id = message.sender_id and known.message_id = message.id
       and known.read_at is null and not exists (select from reacting)
   )
   select`,
);
