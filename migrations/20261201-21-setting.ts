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

      create function announce_settings() returns trigger language plpgsql as $$
      begin
        perform pg_notify('settings_changed', 'settings');
        return null;
      end $$;
      create trigger settings_announce after insert or update or delete on settings
        for each statement execute function announce_settings();

      -- The server gives each connection its own time zone, and says whether its operator has fixed it. Otherwise the one
      -- that an admin has chosen counts, unless this database does not know it: statements with such a one fail.
      create function community_time_zone() returns text language plpgsql stable as $$
      declare
        chosen text;
      begin
        select value #>> '{}' into chosen from settings
        where key = 'timeZone' and current_setting('lampstand.time_zone_is_fixed', true) is distinct from 'on';
        if chosen is not null then
          begin
            perform now() at time zone chosen;
            return chosen;
          exception when invalid_parameter_value then
            -- SETTING-15: like a server, which ignores a stored value that does not fit.
          end;
        end if;
        return current_setting('lampstand.time_zone');
      end $$;
    `);
  }
}
