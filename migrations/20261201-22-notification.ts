import { Migration } from "@mikro-orm/migrations";

/** Announcements of admins, and what members are notified of. */
export class Notification extends Migration {
  override up(): void {
    // Admins notify everyone, the holders of a role, or those who are registered for an event.
    this.addSql(`
      create table announcements (
        id uuid primary key,
        author_id uuid references users (id) on delete set null,
        title text not null check (title <> ''),
        text text not null check (text <> ''),
        audience text not null check (audience in ('everyone', 'role', 'event')),
        role text,
        event_id uuid references events (id) on delete set null,
        state text not null default 'scheduled' check (state in ('scheduled', 'sending', 'sent', 'cancelled')),
        scheduled_for timestamptz not null,
        total int,
        reached int not null default 0,
        last_member_id uuid,
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        constraint announcements_role_check check ((role is not null) = (audience = 'role')),
        constraint announcements_finished_check check ((finished_at is not null) = (state in ('sent', 'cancelled')))
      );
      create index announcements_author on announcements (author_id);
      create index announcements_event on announcements (event_id);
      create index announcements_scheduled on announcements (scheduled_for, id);
    `);

    this.addSql(`
      create table notifications (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        kind text not null check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'channel_invitation', 'report_answered',
            'report', 'report_overdue', 'safety_notice', 'message_flag', 'event_registered', 'event_tomorrow',
            'event_moved', 'event_cancelled', 'event_seat_offered', 'event_refunded', 'devotion',
            'question_answered', 'pod_opened', 'pod_declined', 'question_voided', 'announcement'
          )
        ),
        -- where it belongs
        thread_id uuid references threads (id) on delete cascade,
        report_id uuid references reports (id) on delete cascade,
        event_id uuid references events (id) on delete cascade,
        devotion_id uuid references devotions (id) on delete cascade,
        question_id uuid references trivia_questions (id) on delete cascade,
        announcement_id uuid references announcements (id) on delete cascade,
        -- the message that it is about
        message_id uuid references messages (id) on delete cascade,
        -- the latest member who caused it
        actor_id uuid references users (id) on delete set null,
        -- how often it happened while it was unread, or how many members reacted
        count integer not null default 1,
        created_at timestamptz not null default now(),
        read_at timestamptz,
        pushed_at timestamptz,
        constraint notifications_place_check check (
          num_nonnulls(thread_id, report_id, event_id, devotion_id, question_id, announcement_id) = case
            when kind in ('report_answered', 'safety_notice', 'message_flag', 'question_answered', 'pod_declined') then 0
            else 1
          end
        )
      );
      create index notifications_newest on notifications (user_id, created_at desc, id desc);
      create index notifications_unread on notifications (user_id, thread_id) where read_at is null;
      create index notifications_thread on notifications (thread_id);
      create index notifications_report on notifications (report_id);
      create index notifications_event on notifications (event_id);
      create index notifications_devotion on notifications (devotion_id);
      create index notifications_question on notifications (question_id);
      create index notifications_message on notifications (message_id);
      create index notifications_actor on notifications (actor_id);
      create index notifications_created on notifications (created_at);
    `);

    // Whatever happens again renews the notification that a member has, instead of adding another one.
    this.addSql(`
      -- all messages of a conversation share one notification, and so do all reactions to a message; a later event renews it
      create unique index notifications_messages_once on notifications (user_id, thread_id) where kind = 'message';
      create unique index notifications_reactions_once on notifications (user_id, message_id) where kind = 'reaction';
      create unique index notifications_about_once on notifications (user_id, message_id, kind)
        where kind in ('mention', 'reply');
      create unique index notifications_flags_once on notifications (user_id) where kind = 'message_flag';
      -- an event has at most one notification of each kind for a member; a newer one replaces it
      create unique index notifications_event_once on notifications (user_id, event_id, kind) where event_id is not null;
      -- a member has one notification of today's devotion, not a pile of them
      create unique index notifications_devotion_once on notifications (user_id) where kind = 'devotion';
      create unique index notifications_question_once on notifications (user_id, question_id) where question_id is not null;
      -- a member gets an announcement once, and who has seen it is counted from the index alone
      create unique index notifications_announcement_once on notifications (announcement_id, user_id)
        include (read_at, pushed_at) where announcement_id is not null;
    `);

    // The servers learn of each notification that is new, read, gone, or hidden by something else. Pushes are in the next migration.
    this.addSql(`
      create function announce_notifications() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform announce_new_notifications((select array_agg(added.user_id) from added));
        elsif tg_op = 'DELETE' then
          perform announce_members('notifications_changed',
            (select array_agg(gone.user_id) from gone where gone.read_at is null));
        else
          -- What is unread now and was read or older before is new once more.
          perform announce_new_notifications((
            select array_agg(now_is.user_id) from now_is join was using (id)
            where now_is.read_at is null and (was.read_at is not null or was.created_at < now_is.created_at)
          ));
          perform announce_members('notifications_changed', (
            select array_agg(now_is.user_id) from now_is join was using (id)
            where (was.read_at is null) <> (now_is.read_at is null) or was.count <> now_is.count
          ));
        end if;
        return null;
      end $$;
      create trigger notifications_added after insert on notifications
        referencing new table as added for each statement execute function announce_notifications();
      create trigger notifications_changed after update on notifications
        referencing old table as was new table as now_is for each statement execute function announce_notifications();
      create trigger notifications_gone after delete on notifications
        referencing old table as gone for each statement execute function announce_notifications();

      -- NOTICE-6, NOTICE-20: what hides notifications of a member or shows them again.
      create function announce_hidden_notifications() returns trigger language plpgsql as $$
      begin
        perform announce_members('notifications_changed', array[old.user_id]);
        return null;
      end $$;
      create trigger notifications_hidden after delete on thread_members
        for each row execute function announce_hidden_notifications();
      create trigger notifications_hidden after delete on user_roles
        for each row execute function announce_hidden_notifications();
      create trigger seat_offer_withdrawn after update of offered_until on event_waiting_list for each row
        when (old.offered_until is not null and new.offered_until is null)
        execute function announce_hidden_notifications();
      create trigger seat_offer_ended after delete on event_waiting_list for each row
        when (old.offered_until is not null) execute function announce_hidden_notifications();

      -- SAFE-5: a block hides and shows notifications and invitations of both.
      create function announce_block() returns trigger language plpgsql as $$
      declare
        pair uuid[] := case tg_op when 'DELETE' then array[old.blocker_id, old.blocked_id]
          else array[new.blocker_id, new.blocked_id] end;
      begin
        perform announce_members('notifications_changed', pair);
        perform announce_members('invitations_changed', pair);
        return null;
      end $$;
      create trigger block_changed after insert or delete on blocks for each row execute function announce_block();

      -- NOTICE-6: a closed channel hides the notifications of those who were in it.
      create function announce_closed_channel() returns trigger language plpgsql as $$
      begin
        perform announce_members('notifications_changed',
          (select array_agg(own.user_id) from thread_members own where own.thread_id = new.thread_id));
        return null;
      end $$;
      create trigger channel_closed after update of closed_at on community_channels
        for each row when (old.closed_at is null and new.closed_at is not null)
        execute function announce_closed_channel();
    `);
  }
}
