import { Migration } from "@mikro-orm/migrations";

/** The time zone that an admin has chosen, unless this database does not know it: statements with such a one fail. */
export class KnownTimeZone extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function community_time_zone() returns text language plpgsql stable as $$
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

  override down(): void {
    this.addSql(`
      create or replace function community_time_zone() returns text language sql stable as $$
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
}
