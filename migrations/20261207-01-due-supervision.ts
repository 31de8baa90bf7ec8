import { Migration } from "@mikro-orm/migrations";

/** Threads that may need a safeguarding lead since an age, a role or a suspension has changed. */
export class DueSupervision extends Migration {
  override up(): void {
    this.addSql(`
      -- SAFE-74: threads to be looked at. Not unique, so that changes never wait for each other here.
      create table due_supervision (
        id bigint generated always as identity primary key,
        thread_id uuid not null references threads (id) on delete cascade,
        created_at timestamptz not null default now()
      );
      create index due_supervision_thread on due_supervision (thread_id);

      -- Stored with the change, so that it is not lost if every server is killed right afterwards.
      create function review_threads_of(member uuid) returns void language plpgsql as $$
      declare
        ids uuid[] := array(
          select own.thread_id from thread_members own
          join threads thread on thread.id = own.thread_id
          left join community_channels channel on channel.thread_id = own.thread_id
          where own.user_id = member and channel.closed_at is null
        );
      begin
        if cardinality(ids) = 0 then
          return;
        end if;
        insert into due_supervision (thread_id) select unnest(ids);
        perform announce_threads(ids);
        perform pg_notify('supervision_due', 'due');
      end $$;

      create function review_threads_of_member() returns trigger language plpgsql as $$
      begin
        perform review_threads_of(case tg_op when 'DELETE' then old.user_id else new.user_id end);
        return null;
      end $$;
      create trigger threads_due after insert or delete on age_confirmations
        for each row execute function review_threads_of_member();
      create trigger threads_due after update of birth_date on birth_dates for each row
        when (new.birth_date <> old.birth_date) execute function review_threads_of_member();
      -- The triggers of a table run in the order of their names: a lead who gets the role again has lost their former
      -- threads by then (lead_given, suspension_over).
      create trigger threads_due after insert or delete on user_roles
        for each row execute function review_threads_of_member();

      create function review_threads_of_account() returns trigger language plpgsql as $$
      begin
        perform review_threads_of(new.id);
        return null;
      end $$;
      -- ACCESS-9: a role that waits for a second factor supervises nothing
      create trigger threads_due after update of suspended_at, two_factor_enabled on users for each row
        when (
          new.suspended_at is distinct from old.suspended_at
          or new.two_factor_enabled <> old.two_factor_enabled and holds_role(new.id)
        )
        execute function review_threads_of_account();
    `);
  }
}
