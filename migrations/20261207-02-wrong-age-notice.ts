import { Migration } from "@mikro-orm/migrations";

/** Minors are told that somebody with whom they talked gave a wrong age. */
export class WrongAgeNotice extends Migration {
  override up(): void {
    this.addSql(`
      alter table report_actions drop constraint report_actions_kind_check;
      alter table report_actions add constraint report_actions_kind_check
        check (kind in ('warn', 'mute', 'unmute', 'suspend', 'unsuspend', 'wrong_age'));
    `);
  }
}
