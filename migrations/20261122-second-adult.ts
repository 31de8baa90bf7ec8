import { Migration } from "@mikro-orm/migrations";

/** An admin can supervise the conversation of a safeguarding lead, so that a lead is not alone with a minor either. */
export class SecondAdult extends Migration {
  override up(): void {
    this.addSql(`
      -- A safeguarding lead supervises everywhere, an admin only where one of the two members is a lead.
      create function may_supervise(member uuid, thread uuid) returns boolean language sql stable as $$
        select is_safeguarding_lead(member) or (
          exists (
            select from user_roles held join users holder on holder.id = held.user_id and holder.suspended_at is null
            where held.user_id = member and held.role = 'admin'
          ) and exists (
            select from conversations talk where talk.thread_id = thread
              and (is_safeguarding_lead(talk.participant_1) or is_safeguarding_lead(talk.participant_2))
          )
        )
      $$;
      create or replace view thread_readers as
        select m.* from thread_members m
        where m.role <> 'safeguarding_lead' or may_supervise(m.user_id, m.thread_id);

      -- An admin must not get back into the threads that they supervised as a lead.
      create function forget_places_of_admin() returns trigger language plpgsql as $$
      declare
        member uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
      begin
        if exists (select from user_roles held where held.user_id = member and held.role = 'admin')
          and not is_safeguarding_lead(member) then
          delete from thread_members where user_id = member and role = 'safeguarding_lead';
        end if;
        return null;
      end $$;
      create trigger admin_given after insert on user_roles for each row
        when (new.role = 'admin') execute function forget_places_of_admin();
      create trigger lead_taken_from_admin after delete on user_roles for each row
        when (old.role = 'safeguarding_lead') execute function forget_places_of_admin();
    `);
  }

  override down(): void {
    this.addSql(`
      drop trigger lead_taken_from_admin on user_roles;
      drop trigger admin_given on user_roles;
      drop function forget_places_of_admin;
      create or replace view thread_readers as
        select m.* from thread_members m where m.role <> 'safeguarding_lead' or is_safeguarding_lead(m.user_id);
      drop function may_supervise;
    `);
  }
}
