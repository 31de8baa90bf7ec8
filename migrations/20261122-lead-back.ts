import { Migration } from "@mikro-orm/migrations";

/** A safeguarding lead whose suspension has been lifted loses access to the threads that they supervised before it. */
export class LeadBack extends Migration {
  override up(): void {
    this.addSql(`
      -- Another lead has replaced them in these threads, and they may not read what was written during the suspension.
      create function forget_places_before_suspension() returns trigger language plpgsql as $$
      begin
        delete from thread_members where user_id = new.id and role = 'safeguarding_lead';
        return null;
      end $$;
      create trigger suspension_over after update of suspended_at on users for each row
        when (new.suspended_at is null and old.suspended_at is not null)
        execute function forget_places_before_suspension();
    `);
  }

  override down(): void {
    this.addSql(`
      drop trigger suspension_over on users;
      drop function forget_places_before_suspension;
    `);
  }
}
