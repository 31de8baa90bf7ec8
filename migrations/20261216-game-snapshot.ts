import { Migration } from "@mikro-orm/migrations";

/** A room can be taken up after the end of its server. */
export class GameSnapshot extends Migration {
  override up(): void {
    this.addSql(`
      -- where a room's game stands; deleted when the room closes
      create table game_snapshots (
        room_id uuid primary key references game_rooms (id) on delete cascade,
        snapshot jsonb not null,
        -- what the game drew at its start, such as its questions; null if nothing was drawn yet
        content jsonb,
        saved_at timestamptz not null default now()
      );
    `);
  }
}
