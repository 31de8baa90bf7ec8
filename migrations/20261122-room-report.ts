import { Migration } from "@mikro-orm/migrations";

/** Reports of game rooms. */
export class RoomReport extends Migration {
  override up(): void {
    this.addSql(`
      alter table reports drop constraint reports_kind_check;
      alter table reports add constraint reports_kind_check
        check (kind in ('message', 'profile', 'channel', 'game_room'));
    `);
  }

  override down(): void {
    this.addSql(`
      delete from reports where kind = 'game_room';
      alter table reports drop constraint reports_kind_check;
      alter table reports add constraint reports_kind_check check (kind in ('message', 'profile', 'channel'));
    `);
  }
}
