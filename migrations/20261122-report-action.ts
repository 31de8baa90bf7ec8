import { Migration } from "@mikro-orm/migrations";

/** What was done about a reported member, mutes, and the notices of both to the member. */
export class ReportAction extends Migration {
  override up(): void {
    this.addSql(`
      create table report_actions (
        id uuid primary key default gen_random_uuid(),
        report_id uuid not null references reports (id) on delete cascade,
        actor_id uuid references users (id) on delete set null,
        -- the member whom it concerns
        member_id uuid references users (id) on delete set null,
        kind text not null check (kind in ('warn', 'mute', 'unmute', 'suspend', 'unsuspend')),
        reason text not null,
        until timestamptz,
        created_at timestamptz not null default now(),
        -- when the member dismissed the notice
        dismissed_at timestamptz,
        constraint report_actions_until_check check ((until is not null) = (kind = 'mute')),
        constraint report_actions_other_check check (actor_id <> member_id)
      );
      create index report_actions_report on report_actions (report_id, created_at);
      create index report_actions_actor on report_actions (actor_id);
      create index report_actions_member on report_actions (member_id, created_at);

      create table mutes (
        user_id uuid primary key references users (id) on delete cascade,
        until timestamptz not null
      );

      alter table notifications
        drop constraint notifications_kind_check,
        drop constraint notifications_place_check,
        add constraint notifications_kind_check check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'report_answered', 'report', 'safety_notice'
          )
        ),
        add constraint notifications_place_check check (
          num_nonnulls(thread_id, report_id) = case when kind in ('report_answered', 'safety_notice') then 0 else 1 end
        );
    `);
  }

  override down(): void {
    this.addSql(`
      delete from notifications where kind = 'safety_notice';
      alter table notifications
        drop constraint notifications_kind_check,
        drop constraint notifications_place_check,
        add constraint notifications_kind_check check (
          kind in ('message', 'mention', 'reply', 'reaction', 'added_to_channel', 'report_answered', 'report')
        ),
        add constraint notifications_place_check
          check (num_nonnulls(thread_id, report_id) = case kind when 'report_answered' then 0 else 1 end);
      drop table mutes, report_actions;
    `);
  }
}
