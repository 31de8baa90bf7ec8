import { Migration } from "@mikro-orm/migrations";

/** The lease of every running server. A server renews its row, and counts as ended if it hasn't done so for a while. */
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
