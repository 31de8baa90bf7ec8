import { Migration } from "@mikro-orm/migrations";

/** What members did, for the admins' overview. */
export class UserActivity extends Migration {
  override up(): void {
    this.addSql(`
      create table user_activity (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        activity_type text not null check (
          activity_type in ('created_post', 'liked_post', 'commented_on_post', 'joined_group', 'registered_for_event')
        ),
        activity_data jsonb not null,
        created_at timestamptz not null default now()
      );
      create index user_activity_newest on user_activity (created_at desc, id);
      create index user_activity_user on user_activity (user_id);
    `);
  }

  override down(): void {
    this.addSql("drop table user_activity;");
  }
}
