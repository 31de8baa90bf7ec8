import { Migration } from "@mikro-orm/migrations";

/** Which bundled questions a database has been given: one that an admin rewords or deletes does not come back. */
export class SeededQuestions extends Migration {
  override up(): void {
    this.addSql(`
      create table seeded_questions (
        id uuid primary key,
        seeded_at timestamptz not null default now()
      );
    `);
  }

  override down(): void {
    this.addSql("drop table seeded_questions;");
  }
}
