import { Migration } from "@mikro-orm/migrations";

/** Members who watch a room without a seat are as much in it as its players. */
export class GameWatcher extends Migration {
  override up(): void {
    this.addSql(`
      create table game_watchers (
        id uuid primary key default gen_random_uuid(),
        room_id uuid not null references game_rooms (id) on delete cascade,
        -- null once the member has been erased
        user_id uuid references users (id) on delete set null,
        first_seen_at timestamptz not null default now(),
        -- when the member last came or left; if their server was killed, when they last came
        last_seen_at timestamptz not null default now(),
        unique (room_id, user_id)
      );
      create index game_watchers_user on game_watchers (user_id);

      -- Everyone who has been in a room. Whoever has watched and played there has a row for each.
      create view game_company as
        select seat.id, seat.room_id, seat.user_id, seat.display_name, seat.joined_at, false as is_watcher
        from game_participants seat
        union all
        select watcher.id, watcher.room_id, watcher.user_id, null, watcher.first_seen_at, true
        from game_watchers watcher;
    `);
  }
}
