import { Migration } from "@mikro-orm/migrations";

/** What each comparison of the payments with the provider's list has found. */
export class Reconciliation extends Migration {
  override up(): void {
    this.addSql(`
      create table reconciliations (
        id uuid primary key default gen_random_uuid(),
        from_day date not null,
        to_day date not null,
        is_nightly boolean not null,
        requested_by uuid references users (id) on delete set null,
        state text not null default 'running' check (state in ('running', 'done', 'failed')),
        failure text check (failure in ('provider-away', 'error')),
        done int not null default 0,
        total int,
        compared int not null default 0,
        finding_count int not null default 0,
        findings jsonb not null default '[]',
        started_at timestamptz not null default now(),
        progress_at timestamptz not null default now(),
        finished_at timestamptz,
        constraint reconciliations_days_check check (from_day <= to_day),
        constraint reconciliations_finished_check check ((finished_at is not null) = (state <> 'running')),
        constraint reconciliations_failed_check check ((failure is not null) = (state = 'failed'))
      );
      -- two at once would settle the same payments, and ask the provider for the same lists
      create unique index reconciliations_running on reconciliations (state) where state = 'running';
      create index reconciliations_started on reconciliations (started_at, id);
      create index reconciliations_requested_by on reconciliations (requested_by);
    `);
  }

  override down(): void {
    this.addSql("drop table reconciliations;");
  }
}
