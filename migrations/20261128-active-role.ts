import { Migration } from "@mikro-orm/migrations";

/**
 * ACCESS-9: one view says which roles may be used now. Functions, views and statements that ask whether a member may act
 * in a role read it, and not `user_roles`.
 */
export class ActiveRole extends Migration {
  override up(): void {
    this.addSql(`
      -- One row, which each server writes at its start.
      create table installation (
        is_only boolean primary key default true check (is_only),
        -- as the operator has set it
        requires_second_factor boolean not null default false,
        -- recognises the SECRET with which second factors are encrypted, and does not reveal it
        secret_fingerprint text,
        -- the latest release that has used this database
        release text
      );
      insert into installation default values;

      -- Nobody acts in a role while they are suspended. Where a second factor is required, admins and safeguarding leads
      -- without one do not either: otherwise a stolen password would open everything that they may see.
      create view active_roles as
        select held.user_id, held.role, held.created_at
        from user_roles held join users holder on holder.id = held.user_id and holder.suspended_at is null
        where held.role = 'mentor' or holder.two_factor_enabled
          or not (select installation.requires_second_factor from installation);

      -- SAFE-2: members to whom the community has given a role count as adults, also while they may not use it.
      create function holds_role(member uuid) returns boolean language sql stable as $$
        select exists (select from user_roles held where held.user_id = member)
      $$;
      create or replace function age_group(member uuid, adult_if_born_by date) returns text language sql stable as $$
        select case
          when holds_role(member) then 'adult'
          else coalesce(
            (select case when b.birth_date <= adult_if_born_by then 'adult' else 'minor' end
             from birth_dates b join age_confirmations c on c.user_id = b.user_id where b.user_id = member),
            'unknown')
        end
      $$;

      create or replace function is_safeguarding_lead(member uuid) returns boolean language sql stable as $$
        select exists (select from active_roles active where active.user_id = member and active.role = 'safeguarding_lead')
      $$;

      -- Admins and safeguarding leads.
      create function is_guardian(member uuid) returns boolean language sql stable as $$
        select exists (
          select from active_roles active where active.user_id = member and active.role in ('admin', 'safeguarding_lead')
        )
      $$;

      -- A safeguarding lead supervises everywhere, an admin only where one of the two members is a lead.
      create or replace function may_supervise(member uuid, thread uuid) returns boolean language sql stable as $$
        select is_safeguarding_lead(member) or (
          exists (select from active_roles active where active.user_id = member and active.role = 'admin')
          and exists (
            select from conversations talk where talk.thread_id = thread
              and (is_safeguarding_lead(talk.participant_1) or is_safeguarding_lead(talk.participant_2))
          )
        )
      $$;

      -- Guardians handle reports, except those about them and those that they filed.
      create or replace function handles_report(member uuid, report uuid) returns boolean language sql stable as $$
        select is_guardian(member) and exists (
          select from reports r
          where r.id = report and r.about_id is distinct from member and r.reporter_id is distinct from member
        )
      $$;

      -- Whether they may use the role does not matter here: a lead whose role waits keeps their places.
      create or replace function forget_places_of_admin() returns trigger language plpgsql as $$
      declare
        member uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
      begin
        if exists (select from user_roles held where held.user_id = member and held.role = 'admin')
          and not exists (select from user_roles held where held.user_id = member and held.role = 'safeguarding_lead') then
          delete from thread_members where user_id = member and role = 'safeguarding_lead';
        end if;
        return null;
      end $$;
    `);
  }
}
