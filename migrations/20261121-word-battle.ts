import { Migration } from "@mikro-orm/migrations";

/** Stores what a round draws instead of a question: the letters of word battle. */
export class WordBattle extends Migration {
  override up(): void {
    this.addSql("alter table game_rounds add column drawn_text text check (length(drawn_text) between 1 and 100)");
  }

  override down(): void {
    this.addSql("alter table game_rounds drop column drawn_text");
  }
}
