import { Migration } from "@mikro-orm/migrations";

/** Devotions, who has read them on which day, and the notification of today's. */
export class Devotion extends Migration {
  override up(): void {
    this.addSql(`
      create table devotions (
        id uuid primary key default gen_random_uuid(),
        title text not null check (title <> ''),
        -- of the community's calendar
        date date not null,
        content text not null check (content <> ''),
        scripture_reference text check (scripture_reference <> ''),
        is_published boolean not null default false,
        created_by uuid references users (id) on delete set null
      );
      -- a day has one published devotion, and any number of drafts
      create unique index devotions_published_date on devotions (date) where is_published;
      create index devotions_creator on devotions (created_by);

      create table user_devotion_reads (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        -- a deleted devotion takes no day from anyone
        devotion_id uuid references devotions (id) on delete set null,
        -- the day of the community's calendar that it counts for
        read_on date not null,
        constraint user_devotion_reads_once unique (user_id, devotion_id)
      );
      create index user_devotion_reads_day on user_devotion_reads (user_id, read_on);
      create index user_devotion_reads_devotion on user_devotion_reads (devotion_id);

      alter table notifications
        add column devotion_id uuid references devotions (id) on delete cascade,
        drop constraint notifications_kind_check,
        drop constraint notifications_place_check,
        add constraint notifications_kind_check check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'channel_invitation', 'report_answered', 'report',
            'report_overdue', 'safety_notice', 'message_flag', 'event_registered', 'event_tomorrow', 'event_moved',
            'event_cancelled', 'event_seat_offered', 'event_refunded', 'devotion'
          )
        ),
        add constraint notifications_place_check check (
          num_nonnulls(thread_id, report_id, event_id, devotion_id) =
            case when kind in ('report_answered', 'safety_notice', 'message_flag') then 0 else 1 end
        );
      create index notifications_devotion on notifications (devotion_id);
      -- a member has one notification of today's devotion, not a pile of them
      create unique index notifications_devotion_once on notifications (user_id) where kind = 'devotion';
    `);
  }

  override down(): void {
    this.addSql(`
      delete from notifications where devotion_id is not null;
      alter table notifications
        drop constraint notifications_kind_check,
        drop constraint notifications_place_check,
        drop column devotion_id,
        add constraint notifications_kind_check check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'channel_invitation', 'report_answered', 'report',
            'report_overdue', 'safety_notice', 'message_flag', 'event_registered', 'event_tomorrow', 'event_moved',
            'event_cancelled', 'event_seat_offered', 'event_refunded'
          )
        ),
        add constraint notifications_place_check check (
          num_nonnulls(thread_id, report_id, event_id) =
            case when kind in ('report_answered', 'safety_notice', 'message_flag') then 0 else 1 end
        );
      drop table user_devotion_reads, devotions;
    `);
  }
}
