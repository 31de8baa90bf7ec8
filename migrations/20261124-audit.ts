import { Migration } from "@mikro-orm/migrations";

/** Turns the access log into the audit log, whose rows nobody changes. */
export class Audit extends Migration {
  override up(): void {
    this.addSql(`
      alter table access_log rename to audit_log;
      alter table audit_log rename constraint access_log_pkey to audit_log_pkey;
      alter table audit_log rename constraint access_log_viewer_id_fkey to audit_log_actor_id_fkey;
      alter table audit_log rename column viewer_id to actor_id;
      alter table audit_log rename column subject to kind;
      alter table audit_log rename column subject_id to item_id;
      alter table audit_log rename column looked_at to created_at;
      alter table audit_log
        add column member_id uuid,
        add column detail text,
        add column reason text constraint audit_log_reason_check check (reason <> '');

      -- The item of these was the member.
      update audit_log set item_id = null,
        member_id = (select account.id from users account where account.id = audit_log.item_id)
        where kind in ('age-confirmed', 'birth-date-corrected');
      update audit_log set member_id = (select about_id from reports where reports.id = audit_log.item_id)
        where kind = 'report';
      alter table audit_log
        add constraint audit_log_member_id_fkey foreign key (member_id) references users (id) on delete set null;

      drop index access_log_subject;
      drop index access_log_viewer;
      alter index access_log_looked rename to audit_log_created;
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
      create trigger audit_row_stays before update or delete on audit_log for each row
        execute function refuse_audit_change();
      create trigger audit_log_stays before truncate on audit_log for each statement
        execute function refuse_audit_change();
      -- Also where triggers are switched off for a session.
      alter table audit_log enable always trigger audit_row_stays, enable always trigger audit_log_stays;

      -- Before the account and its profile are deleted, because reasons are searched for its name, address and number.
      -- A name of one word may be an ordinary word.
      create function forget_in_audit_log() returns trigger language plpgsql as $$
      declare
        name text := (select plain_letters(full_name) from profiles where user_id = old.id and full_name like '% %');
        phone text := (select right(regexp_replace(profiles.phone, '\\D', '', 'g'), 10) from profiles where user_id = old.id);
      begin
        update audit_log set reason = null where reason is not null and (
          member_id = old.id
          or position(lower(old.email) in lower(reason)) > 0
          or position(name in plain_letters(reason)) > 0
          or position(phone in regexp_replace(reason, '\\D', '', 'g')) > 0
        );
        return old;
      end $$;
      create trigger forgotten_in_audit_log before delete on users for each row execute function forget_in_audit_log();

      -- The nightly job has a new name.
      do $$ begin
        if to_regclass('pgboss.schedule') is not null then
          delete from pgboss.schedule where name = 'safety/delete-access-log';
        end if;
      end $$;
    `);
  }

  override down(): void {
    this.addSql(`
      drop trigger forgotten_in_audit_log on users;
      drop function forget_in_audit_log;
      drop trigger audit_log_stays on audit_log;
      drop trigger audit_row_stays on audit_log;
      drop function refuse_audit_change;
      drop index audit_log_item, audit_log_kind, audit_log_member, audit_log_actor;
      update audit_log set item_id = member_id where kind in ('age-confirmed', 'birth-date-corrected');
      alter table audit_log drop column member_id, drop column detail, drop column reason;
      alter table audit_log rename column created_at to looked_at;
      alter table audit_log rename column item_id to subject_id;
      alter table audit_log rename column kind to subject;
      alter table audit_log rename column actor_id to viewer_id;
      alter table audit_log rename constraint audit_log_actor_id_fkey to access_log_viewer_id_fkey;
      alter table audit_log rename constraint audit_log_pkey to access_log_pkey;
      alter index audit_log_created rename to access_log_looked;
      alter table audit_log rename to access_log;
      create index access_log_subject on access_log (subject, subject_id);
      create index access_log_viewer on access_log (viewer_id, looked_at);
    `);
  }
}
