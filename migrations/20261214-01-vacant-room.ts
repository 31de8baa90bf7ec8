import { Migration } from "@mikro-orm/migrations";

/** A public room that nobody is in is not listed. */
export class VacantRoom extends Migration {
  override up(): void {
    this.addSql(`
      -- nobody is in the room, although seats are taken
      alter table game_rooms add column is_vacant boolean not null default false;
    `);
  }
}
