import { Migration } from "@mikro-orm/migrations";

/** The host of a game may skip a question. */
export class SkippedRound extends Migration {
  override up(): void {
    this.addSql(`
      -- a round that the host has skipped counts for nobody
      alter table game_rounds add column skipped_at timestamptz;
    `);
  }
}
