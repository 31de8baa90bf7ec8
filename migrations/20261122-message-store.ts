import { Migration } from "@mikro-orm/migrations";

/**
 * Functions that store messages and notify of them. Both call `block_stands` instead of repeating the rule of blocks. Only the
 * server decides who may write in channels.
 */
export class MessageStore extends Migration {
  override up(): void {
    this.addSql("drop function store_in_channels(sent_message[]);");
    this.addSql(`
      -- THREAD-2, THREAD-3: stores messages at the next seqs of their threads, which the caller has locked in an earlier
      -- statement. A message that is already stored is returned, even if its sender may no longer write. A reply to a message
      -- that its sender cannot see is not stored, nor is a message that may not be written. Senders have read up to their own.
      create or replace function store_messages(given sent_message[]) returns setof stored_message language plpgsql as $$
      declare
        moment timestamptz := clock_timestamp();
        sent sent_message;
        stored stored_message;
        thread uuid;
        place bigint;
        answered uuid;
      begin
        foreach sent in array given loop
          stored := row (sent.at, null, null, null, null, false);
          select message.id, message.seq into stored.id, stored.seq from messages message
          where message.thread_id = sent.thread_id and message.sender_id = sent.sender_id
            and message.request_id = sent.request_id;
          if found then
            return next stored;
            continue;
          end if;
          continue when not sent.may_write;

          answered := null;
          if sent.reply_to is not null then
            select message.id into answered from messages message
            join threads t on t.id = message.thread_id
            join thread_members sender on sender.thread_id = message.thread_id and sender.user_id = sent.sender_id
            where message.thread_id = sent.thread_id and message.seq = sent.reply_to and message.seq > sender.from_seq
              and not (t.kind = 'channel' and block_stands(sent.sender_id, message.sender_id));
            continue when not found;
          end if;

          if thread is distinct from sent.thread_id then
            if thread is not null then
              update threads set last_seq = place, last_message_at = moment where id = thread;
            end if;
            thread := sent.thread_id;
            select t.last_seq into strict place from threads t where t.id = thread;
          end if;
          place := place + 1;
          insert into messages (id, thread_id, seq, sender_id, request_id, content, created_at, reply_to_id)
          values (sent.id, thread, place, sent.sender_id, sent.request_id, sent.content, moment, answered);
          if sent.mentions is not null then
            insert into message_mentions (message_id, user_id)
            select sent.id, reader.user_id from thread_readers reader
            where reader.thread_id = thread and reader.user_id = any (sent.mentions);
          end if;
          update thread_members set read_seq = place where thread_id = thread and user_id = sent.sender_id;
          stored := row (sent.at, sent.id, place, moment, null, true);
          select profile.full_name into stored.sender_name from profiles profile where profile.user_id = sent.sender_id;
          return next stored;
        end loop;

        if thread is not null then
          update threads set last_seq = place, last_message_at = moment where id = thread;
        end if;
      end $$;

      -- NOTICE-1, NOTICE-2, NOTICE-5. Returns who is notified. Rows are locked in the order of members, so that transactions
      -- that notify the same members don't deadlock. A generic plan: PostgreSQL overestimates its cost for ten messages and
      -- would otherwise plan every call.
      create or replace function note_messages(stored uuid[]) returns setof uuid language plpgsql
        set plan_cache_mode = force_generic_plan as $$
      begin
        return query with meant as (
          select message.id, message.thread_id, message.seq, message.sender_id, message.created_at, whom.*
          from messages message join threads thread on thread.id = message.thread_id
          cross join lateral (
            select mention.user_id, 'mention' as kind, 1 as precedence
            from message_mentions mention where mention.message_id = message.id
            union all
            select answered.sender_id, 'reply', 2 from messages answered where answered.id = message.reply_to_id
            union all
            select member.user_id, 'message', 3 from thread_members member
            where thread.kind = 'conversation' and member.thread_id = thread.id and member.role <> 'safeguarding_lead'
          ) whom
          where message.id = any (stored)
        ), due as (
          select distinct on (meant.id, meant.user_id) meant.*
          from meant join thread_readers reader
            on reader.thread_id = meant.thread_id and reader.user_id = meant.user_id and reader.from_seq < meant.seq
          where meant.user_id <> meant.sender_id and not block_stands(meant.user_id, meant.sender_id)
          order by meant.id, meant.user_id, meant.precedence
        ), counted as (
          insert into notifications as known (user_id, kind, thread_id, message_id, actor_id, count, created_at)
          select user_id, 'message', thread_id, (array_agg(id order by seq desc))[1],
            (array_agg(sender_id order by seq desc))[1], count(*), max(created_at)
          from due where kind = 'message' group by user_id, thread_id order by user_id, thread_id
          on conflict (user_id, thread_id) where kind = 'message' do update set
            message_id = excluded.message_id, actor_id = excluded.actor_id, created_at = excluded.created_at,
            read_at = null, count = excluded.count + case when known.read_at is null then known.count else 0 end
          returning user_id
        ), named as (
          insert into notifications (user_id, kind, thread_id, message_id, actor_id, created_at)
          select user_id, kind, thread_id, id, sender_id, created_at from due where kind <> 'message' order by user_id, id
          on conflict (user_id, message_id, kind) where kind in ('mention', 'reply') do nothing
          returning user_id
        )
        select user_id from counted union select user_id from named;
      end $$;
    `);
  }
}
