import { Migration } from "@mikro-orm/migrations";

/** An entry that its writer withdrew is hidden from whoever has the slip, and kept for leads and admins. */
export class ConfessionWithdrawal extends Migration {
  override up(): void {
    this.addSql("alter table confessions add column withdrawn_on date");
  }
}
