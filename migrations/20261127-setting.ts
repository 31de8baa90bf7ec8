import { Migration } from "@mikro-orm/migrations";

/** What admins change while the server runs, and how far the setup of a new server is. */
export class Setting extends Migration {
  override up(): void {
    this.addSql(`
      create table settings (
        key text primary key,
        value jsonb not null,
        version integer not null default 1,
        changed_at timestamptz not null default now(),
        changed_by uuid references users (id) on delete set null
      );
      create index settings_changed_by on settings (changed_by);

      -- A community that is in use has been set up long ago.
      insert into settings (key, value)
      select 'setup', '{"steps": {}, "isFinished": true}' where exists (select from users);

      create function announce_settings() returns trigger language plpgsql as $$
      begin
        perform pg_notify('settings_changed', 'settings');
        return null;
      end $$;
      create trigger settings_announce after insert or update or delete on settings
        for each statement execute function announce_settings();

      -- The server gives each connection its own time zone, and says whether its operator has fixed it.
      create function community_time_zone() returns text language sql stable as $$
        select coalesce(
          (
            select value #>> '{}' from settings
            where key = 'timeZone' and current_setting('lampstand.time_zone_is_fixed', true) is distinct from 'on'
          ),
          current_setting('lampstand.time_zone')
        )
      $$;
    `);
  }

  override down(): void {
    this.addSql(`
      drop function community_time_zone();
      drop table settings;
      drop function announce_settings();
    `);
  }
}
