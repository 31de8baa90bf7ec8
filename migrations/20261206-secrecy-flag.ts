import { Migration } from "@mikro-orm/migrations";

/** Messages are also flagged because they ask for secrecy. */
export class SecrecyFlag extends Migration {
  override up(): void {
    this.addSql(`
      alter table message_flags drop constraint message_flags_kind_check;
      alter table message_flags add constraint message_flags_kind_check
        check (kind in ('phone', 'email', 'handle', 'link', 'secrecy'));
    `);
  }
}
