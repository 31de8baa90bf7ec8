import { Migration } from "@mikro-orm/migrations";

/** Remembers which bundled questions were added, so that one that an admin rewords or deletes isn't added again. */
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
