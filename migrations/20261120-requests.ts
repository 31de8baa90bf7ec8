import { Migration } from "@mikro-orm/migrations";

/** Requests that people send with the forms of the public pages. */
export class Requests extends Migration {
  override up(): void {
    this.addSql(`
      create table requests (
        id uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('join', 'apply', 'donation', 'sponsorship', 'partnership')),
        name text not null check (name <> ''),
        email text not null,
        phone text,
        message text,
        user_id uuid references users (id) on delete set null,
        created_at timestamptz not null default now()
      );
      create index requests_created on requests (created_at desc);
      create index requests_user on requests (user_id);
      -- the same request sent twice on a day counts once: a double press, or a retry after a lost reply
      create unique index requests_once on requests (
        kind,
        email,
        md5(name || chr(10) || coalesce(phone, '') || chr(10) || coalesce(message, '')),
        ((created_at at time zone 'UTC')::date)
      );
    `);
  }

  override down(): void {
    this.addSql("drop table requests;");
  }
}
