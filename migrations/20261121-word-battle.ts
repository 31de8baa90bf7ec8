import { Migration } from "@mikro-orm/migrations";

/** A round may be drawn something that is no question: word battle's letters. */
export class WordBattle extends Migration {
  override up(): void {
    this.addSql("alter table game_rounds add column drawn_text text check (length(drawn_text) between 1 and 100)");
  }

  override down(): void {
    this.addSql("alter table game_rounds drop column drawn_text");
  }
}
