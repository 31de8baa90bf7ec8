import { Migration } from "@mikro-orm/migrations";

/** A member practises alone, and that counts for no leaderboard. */
export class Practice extends Migration {
  override up(): void {
    this.addSql(`
      alter table game_rooms
        -- one member practises in it alone
        add column is_practice boolean not null default false,
        drop constraint game_rooms_max_players_check,
        add constraint game_rooms_max_players_check check (
          (event_id is null and not is_practice and max_players >= 2 and max_players <= 8)
          or (event_id is not null and max_players = 200)
          or (is_practice and max_players = 1)
        ),
        -- it is in no list
        add constraint game_rooms_practice_check check (
          not is_practice or (event_id is null and (settings ->> 'isPrivate')::boolean)
        );
      -- a member has one open practice room at a time
      create unique index game_rooms_open_practice on game_rooms (host_id) where is_practice and closed_at is null;

      -- The finished games that count for their players: for leaderboards, points, wins and best scores, of all time and of
      -- any week. Everything that adds up games reads it.
      create view counted_games as
        select session.id as session_id, session.room_id, session.ended_at, room.game_type, room.settings
        from game_sessions session join game_rooms room on room.id = session.room_id
        where session.status = 'finished' and not room.is_practice;
    `);
  }
}
