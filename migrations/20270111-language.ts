import { Migration } from "@mikro-orm/migrations";

/** Members choose the language in which they use the product, and requests remember that of their page. */
export class MemberLanguage extends Migration {
  override up(): void {
    this.addSql(`
      alter table users
        -- null until they choose one; which ones there are is known by the code, and grows
        add column language text;

      alter table requests
        -- that of the page on which it was sent, null where it was not told
        add column language text;
    `);
  }
}
