import { Migration } from "@mikro-orm/migrations";

/** Who may write in a thread may depend on leads and admins who are not in it. */
export class GuardianChange extends Migration {
  override up(): void {
    this.addSql(`
      create function announce_guardians() returns trigger language plpgsql as $$
      begin
        perform pg_notify('guardians_changed', 'guardians');
        return null;
      end $$;
      create trigger guardian_given after insert on user_roles for each row
        when (new.role <> 'mentor') execute function announce_guardians();
      create trigger guardian_changed after update on user_roles for each row
        when ((old.user_id, old.role) <> (new.user_id, new.role)) execute function announce_guardians();
      create trigger guardian_taken after delete on user_roles for each row
        when (old.role <> 'mentor') execute function announce_guardians();

      -- ACCESS-9: a role that waits for a second factor counts as none
      create function announce_guardian_account() returns trigger language plpgsql as $$
      begin
        if exists (select from user_roles held where held.user_id = new.id and held.role <> 'mentor') then
          perform pg_notify('guardians_changed', 'guardians');
        end if;
        return null;
      end $$;
      create trigger guardian_account_changed after update of suspended_at, two_factor_enabled on users for each row
        when (
          (new.suspended_at is null) <> (old.suspended_at is null)
          or new.two_factor_enabled <> old.two_factor_enabled
        )
        execute function announce_guardian_account();
    `);
  }
}
