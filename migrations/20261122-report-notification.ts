import { Migration } from "@mikro-orm/migrations";

/** Notifications of new reports for those who handle them. They belong to no thread. */
export class ReportNotification extends Migration {
  override up(): void {
    this.addSql(`
      alter table notifications
        add column report_id uuid references reports (id) on delete cascade,
        drop constraint notifications_kind_check,
        drop constraint notifications_thread_check,
        add constraint notifications_kind_check check (
          kind in ('message', 'mention', 'reply', 'reaction', 'added_to_channel', 'report_answered', 'report')
        ),
        add constraint notifications_place_check
          check (num_nonnulls(thread_id, report_id) = case kind when 'report_answered' then 0 else 1 end);
      create index notifications_report on notifications (report_id);

      -- Admins and safeguarding leads handle reports, except those about them and those that they filed.
      create function handles_report(member uuid, report uuid) returns boolean language sql stable as $$
        select exists (
          select from user_roles held join users holder on holder.id = held.user_id and holder.suspended_at is null
          where held.user_id = member and held.role in ('admin', 'safeguarding_lead')
        ) and exists (
          select from reports r
          where r.id = report and r.about_id is distinct from member and r.reporter_id is distinct from member
        )
      $$;
    `);
  }

  override down(): void {
    this.addSql(`
      drop function handles_report;
      delete from notifications where kind = 'report';
      alter table notifications
        drop constraint notifications_place_check,
        drop constraint notifications_kind_check,
        add constraint notifications_kind_check
          check (kind in ('message', 'mention', 'reply', 'reaction', 'added_to_channel', 'report_answered')),
        drop column report_id,
        add constraint notifications_thread_check check (thread_id is not null or kind = 'report_answered');
    `);
  }
}
