import { Migration } from "@mikro-orm/migrations";

/** Notifies members of a message. As a function it is planned once per connection; planning was most of its cost. */
export class Notices extends Migration {
  override up(): void {
    this.addSql(`
      -- A generic plan: PostgreSQL overestimates its cost for ten messages and would otherwise plan every call.
      -- Returns who is notified. Rows are locked in the order of members, so that many calls at once don't deadlock.
      create function note_messages(stored uuid[]) returns setof uuid language plpgsql
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
          where meant.user_id <> meant.sender_id and not (
            exists (
              select from blocks b where (b.blocker_id = meant.user_id and b.blocked_id = meant.sender_id)
                or (b.blocker_id = meant.sender_id and b.blocked_id = meant.user_id)
            ) and not is_safeguarding_lead(meant.user_id) and not is_safeguarding_lead(meant.sender_id)
          )
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

  override down(): void {
    this.addSql("drop function note_messages;");
  }
}
