import { Migration } from "@mikro-orm/migrations";

/** Notifications of answered reports, which belong to no thread. */
export class ReportAnswer extends Migration {
  override up(): void {
    this.addSql(`
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check
        check (kind in ('message', 'mention', 'reply', 'reaction', 'added_to_channel', 'report_answered'));
      alter table notifications alter column thread_id drop not null;
      alter table notifications add constraint notifications_thread_check
        check (thread_id is not null or kind = 'report_answered');
    `);
  }

  override down(): void {
    this.addSql(`
      delete from notifications where kind = 'report_answered';
      alter table notifications drop constraint notifications_thread_check;
      alter table notifications alter column thread_id set not null;
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check
        check (kind in ('message', 'mention', 'reply', 'reaction', 'added_to_channel'));
    `);
  }
}
