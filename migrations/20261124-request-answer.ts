import { Migration } from "@mikro-orm/migrations";

/** An admin takes a request, answers it or closes it. The list of requests is ordered by when they came. */
export class RequestAnswer extends Migration {
  override up(): void {
    this.addSql(`
      alter table requests
        add column state text not null default 'new' constraint requests_state_check check (
          state in ('new', 'in_progress', 'answered', 'closed')
        ),
        add column owner_id uuid constraint requests_owner_id_fkey references users (id) on delete set null,
        add column answer text,
        add column decided_at timestamptz,
        add constraint requests_decision_check check (
          (state <> 'new' or owner_id is null)
          and (answer is not null) = (state = 'answered')
          and (decided_at is not null) = (state in ('answered', 'closed'))
        );
      drop index requests_created;
      create index requests_created on requests (created_at, id);
      create index requests_open on requests (created_at, id) where state in ('new', 'in_progress');
      create index requests_owner on requests (owner_id);
    `);
  }

  override down(): void {
    this.addSql(`
      drop index requests_owner, requests_open, requests_created;
      create index requests_created on requests (created_at desc);
      alter table requests
        drop constraint requests_decision_check,
        drop column state, drop column owner_id, drop column answer, drop column decided_at;
    `);
  }
}
