import { Migration } from "@mikro-orm/migrations";

/** Who receives a report, and alerts of reports that nobody answers in time. */
export class ReportReceiver extends Migration {
  override up(): void {
    this.addSql(`
      alter table reports
        add column receiver text not null default 'leaders'
          check (receiver in ('leaders', 'other_leaders', 'contact', 'nobody')),
        -- when the admins were told that nobody had responded in time
        add column alerted_at timestamptz;
      create index reports_unalerted on reports (created_at) where alerted_at is null and state <> 'closed';
      alter table notifications
        drop constraint notifications_kind_check,
        add constraint notifications_kind_check check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'report_answered', 'report',
            'report_overdue', 'safety_notice'
          )
        );
    `);
  }

  override down(): void {
    this.addSql(`
      delete from notifications where kind = 'report_overdue';
      alter table notifications
        drop constraint notifications_kind_check,
        add constraint notifications_kind_check check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'report_answered', 'report', 'safety_notice'
          )
        );
      alter table reports drop column alerted_at, drop column receiver;
    `);
  }
}
