import { Migration } from "@mikro-orm/migrations";

/** AUDIT-10: the server's role may not change rows of the audit log, so forgetting an account there is done by their owner. */
export class AuditOwner extends Migration {
  override up(): void {
    this.addSql(`
      alter function forget_in_audit_log() security definer set search_path = public, pg_temp;
    `);
  }
}
