import { Migration } from "@mikro-orm/migrations";

/** Whoever runs a new server makes the first admin with a code that the server shows. */
export class AdminCode extends Migration {
  override up(): void {
    this.addSql(`
      create table admin_codes (
        -- SHA-256 of the code, which is stored nowhere
        hash text primary key,
        issued_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      );
    `);
  }
}
