import { Migration } from "@mikro-orm/migrations";

/** Mails that the mail server refuses for good are lost to their receivers, so admins read of them. */
export class RefusedMail extends Migration {
  override up(): void {
    this.addSql(`
      alter table installation
        add column refused_mails integer not null default 0,
        -- when the first and the last of them were refused
        add column mails_refused_since timestamptz,
        add column mails_refused_at timestamptz,
        -- the last answer, without addresses
        add column mail_refusal text;
    `);
  }
}
