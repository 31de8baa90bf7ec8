import { Migration } from "@mikro-orm/migrations";

/** Members choose the translation in which they read the Bible. */
export class MemberTranslation extends Migration {
  override up(): void {
    this.addSql(`
      alter table users
        -- null is the community's default
        add column translation text,
        add constraint users_translation_check check (translation in ('kjv', 'web'));
    `);
  }
}
