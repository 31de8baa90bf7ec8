import { Migration } from "@mikro-orm/migrations";

/** Several server processes on one database: what each is called, and which of them holds which live room. */
export class SeveralProcesses extends Migration {
  override up(): void {
    this.addSql(`
      -- PROCESS_NAME; null for a server that is alone on its database
      alter table servers add column name text;

      -- The live rooms of conversations, channels and members, each in one process. Those of games are in game_rooms.
      create table presence_rooms (
        room_id text primary key,
        server_id integer not null references servers (id) on delete cascade,
        -- which opening of the room it is, so that its end does not remove the row of the next one
        opening uuid not null
      );
      create index presence_rooms_server on presence_rooms (server_id);

      -- The server that holds a live room, whether or not it still runs. Null if none does.
      create function server_of_room(room text) returns integer language sql stable as $$
        select coalesce(
          (select server_id from presence_rooms where room_id = room),
          (
            select server_id from game_rooms where closed_at is null and id = case
              when room ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then room::uuid
            end
          )
        )
      $$;
    `);
  }
}
