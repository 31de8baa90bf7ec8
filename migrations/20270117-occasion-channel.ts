import { Migration } from "@mikro-orm/migrations";

/** The channels of events and games, and who was removed from a channel. */
export class OccasionChannel extends Migration {
  override up(): void {
    this.addSql(`
      create table event_channels (
        event_id uuid primary key references events (id) on delete cascade,
        thread_id uuid not null references community_channels (thread_id) on delete cascade,
        created_at timestamptz not null default now(),
        constraint event_channels_thread_id_key unique (thread_id)
      );

      create table game_channels (
        session_id uuid primary key references game_sessions (id) on delete cascade,
        thread_id uuid not null references community_channels (thread_id) on delete cascade,
        created_at timestamptz not null default now(),
        constraint game_channels_thread_id_key unique (thread_id)
      );

      create table channel_removals (
        thread_id uuid not null references community_channels (thread_id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        removed_at timestamptz not null default now(),
        primary key (thread_id, user_id)
      );
      create index channel_removals_user on channel_removals (user_id);
    `);
  }
}
