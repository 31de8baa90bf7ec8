import { Migration } from "@mikro-orm/migrations";

/** The lease of every running server: it renews its row, and counts as ended when it has not done so for a while. */
export class Servers extends Migration {
  override up(): void {
    this.addSql(`
      create table servers (
        id integer primary key,
        started_at timestamptz not null default now(),
        beat_at timestamptz not null default now()
      );
    `);
  }

  override down(): void {
    this.addSql("drop table servers;");
  }
}
