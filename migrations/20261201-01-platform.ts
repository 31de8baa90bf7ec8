import { Migration } from "@mikro-orm/migrations";

/** What all features stand on: the installation, its running servers, rate limits, and letters without diacritics. */
export class Platform extends Migration {
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

      -- The lease of every running server. A server renews its row, and counts as ended if it hasn't done so for a while.
      create table servers (
        id integer primary key,
        started_at timestamptz not null default now(),
        beat_at timestamptz not null default now(),
        -- which process it is, for the server that is started next
        host text,
        url text,
        process_space text,
        process_id integer,
        process_started_at text
      );

      create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
      create index rate_limits_expire on rate_limits (expire);
    `);

    this.addSql(String.raw`
      -- Lower case without diacritics and hooks, so that members whose keyboards lack them can search too.
      create function plain_letters(content text) returns text language sql immutable parallel safe as $$
        select translate(lower(regexp_replace(normalize(content, NFD), '[\u0300-\u036f]', '', 'g')), 'ɓɗƙƴ', 'bdky')
      $$;
    `);

    // What a transaction has changed is announced by the database: see server/platform/database/ANNOUNCEMENTS.md.
    this.addSql(`
      -- Announces these members to every server when the transaction commits. A payload must stay below 8,000 bytes.
      create function announce_members(channel text, members uuid[]) returns void language plpgsql as $$
      begin
        perform pg_notify(channel, string_agg(id::text, ',')) from (
          select id, (row_number() over (order by id) - 1) / 200 as part
          from (select distinct unnest(members) as id) named where id is not null
        ) numbered group by part;
      end $$;
    `);
  }
}
