import { Migration } from "@mikro-orm/migrations";

/** The audit log, whose rows nobody changes. */
export class Audit extends Migration {
  override up(): void {
    this.addSql(`
      -- what admins and leads did, and which of them looked at what other members can't see
      create table audit_log (
        id bigint generated always as identity primary key,
        actor_id uuid references users (id) on delete set null,
        member_id uuid references users (id) on delete set null,
        kind text not null,
        item_id uuid,
        detail text,
        reason text check (reason <> ''),
        created_at timestamptz not null default now()
      );
      create index audit_log_created on audit_log (created_at);
      create index audit_log_actor on audit_log (actor_id, id);
      create index audit_log_member on audit_log (member_id, id);
      create index audit_log_kind on audit_log (kind, id);
      create index audit_log_item on audit_log (item_id, id);

      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if old.created_at < now() - interval '365 days' then return old; end if;
        elsif tg_op = 'UPDATE' then
          if (new.id, new.kind, new.detail, new.item_id, new.created_at)
            is not distinct from (old.id, old.kind, old.detail, old.item_id, old.created_at)
          -- A reference is forgotten with the account.
          and (new.actor_id is not distinct from old.actor_id or (
            new.actor_id is null and not exists (select from users where id = old.actor_id)))
          and (new.member_id is not distinct from old.member_id or (
            new.member_id is null and not exists (select from users where id = old.member_id)))
          -- forget_in_audit_log() removes reasons. A statement of the application has the depth 1.
          and (new.reason is not distinct from old.reason or (new.reason is null and pg_trigger_depth() > 1))
          then return new; end if;
        end if;
        raise exception 'rows of the audit log are not changed or deleted' using errcode = 'insufficient_privilege';
      end $$;
      create trigger audit_rows_are_immutable before update or delete on audit_log for each row
        execute function refuse_audit_change();
      create trigger audit_log_stays before truncate on audit_log for each statement
        execute function refuse_audit_change();
      -- Also where triggers are switched off for a session.
      alter table audit_log enable always trigger audit_rows_are_immutable, enable always trigger audit_log_stays;
    `);

    this.addSql(String.raw`
      -- Before the account and its profile are deleted, because reasons are searched for its name, address and number.
      -- A name of one word may be an ordinary word.
      create function forget_in_audit_log() returns trigger language plpgsql as $$
      declare
        name text := (select plain_letters(full_name) from profiles where user_id = old.id and full_name like '% %');
        phone text := (select right(regexp_replace(profiles.phone, '\D', '', 'g'), 10) from profiles where user_id = old.id);
      begin
        update audit_log set reason = null where reason is not null and (
          member_id = old.id
          or position(lower(old.email) in lower(reason)) > 0
          or position(name in plain_letters(reason)) > 0
          or position(phone in regexp_replace(reason, '\D', '', 'g')) > 0
        );
        return old;
      end $$;
      create trigger forgotten_in_audit_log before delete on users for each row execute function forget_in_audit_log();
    `);
  }
}
