import { Migration } from "@mikro-orm/migrations";

/** What members read after a game: each question as it was asked, and the games of a week. */
export class ShownQuestion extends Migration {
  override up(): void {
    this.addSql(`
      -- null in rounds without a question, and in those from before this migration
      alter table game_rounds add column shown_question jsonb;
      create index game_sessions_ended on game_sessions (ended_at) where status = 'finished';
    `);
  }
}
