import { Migration } from "@mikro-orm/migrations";

/** PROFILE-9: the names that members had, for the members who share a conversation or channel with them. */
export class FormerName extends Migration {
  override up(): void {
    this.addSql(`
      create table former_names (
        id bigint generated always as identity primary key,
        user_id uuid not null references users (id) on delete cascade,
        name text not null,
        replaced_at timestamptz not null default now()
      );
      create index former_names_user on former_names (user_id);
      create index former_names_replaced on former_names (replaced_at);

      create function keep_former_name() returns trigger language plpgsql as $$
      begin
        insert into former_names (user_id, name) values (old.user_id, old.full_name);
        return null;
      end $$;
      create trigger name_changed after update of full_name on profiles for each row
        when (old.full_name <> new.full_name) execute function keep_former_name();
    `);
  }
}
