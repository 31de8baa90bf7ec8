import { Migration } from "@mikro-orm/migrations";

/** Whether mails arrive is a fact, and not a setting: when a mail server last took one, and which. */
export class MailDelivery extends Migration {
  override up(): void {
    this.addSql(`
      alter table installation
        add column mail_delivered_at timestamptz,
        -- its host and port, without name and password
        add column mail_server text;
    `);
  }
}
