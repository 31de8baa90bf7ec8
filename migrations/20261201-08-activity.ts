import { Migration } from "@mikro-orm/migrations";

/** What members did, for the admins' overview, and crashes of the app. */
export class Activity extends Migration {
  override up(): void {
    this.addSql(`
      create table user_activity (
        id uuid primary key default gen_random_uuid(),
        -- a crash is an activity of nobody, stored once a day
        user_id uuid references users (id) on delete cascade,
        activity_type text not null check (
          activity_type in (
            'created_post', 'liked_post', 'commented_on_post', 'joined_group', 'registered_for_event', 'app_crashed'
          )
        ),
        activity_data jsonb not null,
        created_at timestamptz not null default now(),
        constraint user_activity_user_check check ((user_id is null) = (activity_type = 'app_crashed'))
      );
      create index user_activity_newest on user_activity (created_at desc, id);
      create index user_activity_since on user_activity (created_at, user_id);
      create index user_activity_type on user_activity (activity_type, created_at desc, id);
      -- each member's last sign of life
      create index user_activity_user on user_activity (user_id, created_at);
      create unique index user_activity_crash_once
        on user_activity (md5(activity_data::text), ((created_at at time zone 'UTC')::date)) where user_id is null;
    `);
  }
}
