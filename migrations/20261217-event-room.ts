import { Migration } from "@mikro-orm/migrations";

/** An event plays a game together, in a room for two hundred. */
export class EventRoom extends Migration {
  override up(): void {
    this.addSql(`
      alter table game_rooms
        -- null for a table
        add column event_id uuid references events (id) on delete restrict,
        drop constraint game_rooms_max_players_check,
        add constraint game_rooms_max_players_check check (
          (event_id is null and max_players >= 2 and max_players <= 8) or (event_id is not null and max_players = 200)
        ),
        -- it is in no list
        add constraint game_rooms_event_check check (event_id is null or (settings ->> 'isPrivate')::boolean);
      create index game_rooms_event on game_rooms (event_id);
      -- an event has one open room at a time
      create unique index game_rooms_open_event on game_rooms (event_id) where closed_at is null;
    `);
  }
}
