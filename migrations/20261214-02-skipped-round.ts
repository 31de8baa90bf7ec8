import { Migration } from "@mikro-orm/migrations";

/** The host of a game may skip a question. */
export class SkippedRound extends Migration {
  override up(): void {
    this.addSql(`
      alter table game_rounds add column skipped_at timestamptz;
      -- a voided round, or one that the host has skipped, counts for nobody
      alter table game_rounds add column counts boolean not null
        generated always as (voided_at is null and skipped_at is null) stored;
    `);
  }
}
