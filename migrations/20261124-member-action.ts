import { Migration } from "@mikro-orm/migrations";

/** An admin acts on a member without a report. The list of members is ordered by when they joined. */
export class MemberAction extends Migration {
  override up(): void {
    this.addSql(`
      alter table report_actions alter column report_id drop not null;
      create index users_created on users (created_at, id);
    `);
  }

  override down(): void {
    this.addSql(`
      drop index users_created;
      delete from report_actions where report_id is null;
      alter table report_actions alter column report_id set not null;
    `);
  }
}
