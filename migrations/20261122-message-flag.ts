import { Migration } from "@mikro-orm/migrations";

/** Messages with contact data between adults and minors, which leads and admins look at, and their notifications. */
export class MessageFlag extends Migration {
  override up(): void {
    this.addSql(`
      create table message_flags (
        message_id uuid primary key references messages (id) on delete cascade,
        kind text not null,
        -- in whole milliseconds, so that a review can name the flag that it is about
        flagged_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
        reviewer_id uuid references users (id) on delete set null,
        reviewed_at timestamptz,
        constraint message_flags_kind_check check (kind in ('phone', 'email', 'handle', 'link'))
      );
      create index message_flags_flagged on message_flags (flagged_at, message_id);
      create index message_flags_reviewer on message_flags (reviewer_id);

      alter table notifications
        drop constraint notifications_kind_check,
        drop constraint notifications_place_check,
        add constraint notifications_kind_check check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'report_answered', 'report', 'report_overdue',
            'safety_notice', 'message_flag'
          )
        ),
        add constraint notifications_place_check check (
          num_nonnulls(thread_id, report_id) =
            case when kind in ('report_answered', 'safety_notice', 'message_flag') then 0 else 1 end
        );
      create unique index notifications_flags_once on notifications (user_id) where kind = 'message_flag';
    `);
  }

  override down(): void {
    this.addSql(`
      delete from notifications where kind = 'message_flag';
      drop index notifications_flags_once;
      alter table notifications
        drop constraint notifications_kind_check,
        drop constraint notifications_place_check,
        add constraint notifications_kind_check check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'report_answered', 'report', 'report_overdue',
            'safety_notice'
          )
        ),
        add constraint notifications_place_check check (
          num_nonnulls(thread_id, report_id) = case when kind in ('report_answered', 'safety_notice') then 0 else 1 end
        );
      drop table message_flags;
    `);
  }
}
