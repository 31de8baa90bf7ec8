import { Migration } from "@mikro-orm/migrations";

const earlierKinds = `
  'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'channel_invitation', 'report_answered',
  'report', 'report_overdue', 'safety_notice', 'message_flag', 'event_registered', 'event_tomorrow',
  'event_moved', 'event_cancelled', 'event_seat_offered', 'event_refunded', 'devotion',
  'question_answered', 'pod_opened', 'pod_declined', 'question_voided'`;
const kindsWithoutPlace = "'report_answered', 'safety_notice', 'message_flag', 'question_answered', 'pod_declined'";

/** Admins notify everyone, the holders of a role, or those who are registered for an event. */
export class SendAnnouncement extends Migration {
  override up(): void {
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

      alter table notifications
        add column announcement_id uuid references announcements (id) on delete cascade,
        add column pushed_at timestamptz,
        drop constraint notifications_kind_check,
        drop constraint notifications_place_check,
        add constraint notifications_kind_check check (kind in (${earlierKinds}, 'announcement')),
        add constraint notifications_place_check check (
          num_nonnulls(thread_id, report_id, event_id, devotion_id, question_id, announcement_id) =
            case when kind in (${kindsWithoutPlace}) then 0 else 1 end
        );
      -- a member gets an announcement once, and who has seen it is counted from the index alone
      create unique index notifications_announcement_once on notifications (announcement_id, user_id)
        include (read_at, pushed_at) where announcement_id is not null;
    `);
  }

  override down(): void {
    this.addSql(`
      delete from notifications where kind = 'announcement';
      alter table notifications
        drop constraint notifications_kind_check,
        drop constraint notifications_place_check,
        drop column announcement_id,
        drop column pushed_at,
        add constraint notifications_kind_check check (kind in (${earlierKinds})),
        add constraint notifications_place_check check (
          num_nonnulls(thread_id, report_id, event_id, devotion_id, question_id) =
            case when kind in (${kindsWithoutPlace}) then 0 else 1 end
        );
      drop table announcements;
    `);
  }
}
