import { Migration } from "@mikro-orm/migrations";

/** A member who becomes a safeguarding lead again starts without threads. Those that they supervised before stay closed to them. */
export class LeadAgain extends Migration {
  override up(): void {
    this.addSql(`
      -- Without the role, these memberships allow no reading, so they are deleted only when the role is given again.
      create function forget_places_as_lead() returns trigger language plpgsql as $$
      begin
        delete from thread_members where user_id = new.user_id and role = 'safeguarding_lead';
        return null;
      end $$;
      create trigger lead_given after insert on user_roles for each row
        when (new.role = 'safeguarding_lead') execute function forget_places_as_lead();
      create trigger lead_changed after update on user_roles for each row
        when (new.role = 'safeguarding_lead' and (old.user_id, old.role) <> (new.user_id, new.role))
        execute function forget_places_as_lead();
    `);
  }

  override down(): void {
    this.addSql(`
      drop trigger lead_changed on user_roles;
      drop trigger lead_given on user_roles;
      drop function forget_places_as_lead;
    `);
  }
}
