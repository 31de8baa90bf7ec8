import { Migration } from "@mikro-orm/migrations";

/** The key that signs the codes on tickets. */
export class TicketKey extends Migration {
  override up(): void {
    this.addSql(`
      create table ticket_keys (
        id smallint primary key constraint ticket_keys_id_check check (id = 1),
        -- PKCS #8, DER
        private_key bytea not null,
        created_at timestamptz not null default now()
      );
    `);
  }

  override down(): void {
    this.addSql("drop table ticket_keys;");
  }
}
