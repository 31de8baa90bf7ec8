import { Migration } from "@mikro-orm/migrations";

/** What the public pages store: requests that people send with their forms, and the links of the videos. */
export class Site extends Migration {
  override up(): void {
    this.addSql(`
      create table requests (
        id uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('join', 'apply', 'donation', 'sponsorship', 'partnership', 'roadmap')),
        -- people who want to hear of new features leave only their address
        name text,
        email text not null,
        phone text,
        message text,
        user_id uuid references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        -- an admin takes a request, answers it or closes it
        state text not null default 'new' check (state in ('new', 'in_progress', 'answered', 'closed')),
        owner_id uuid references users (id) on delete set null,
        answer text,
        decided_at timestamptz,
        constraint requests_name_check check (name <> '' and (name is null) = (kind = 'roadmap')),
        constraint requests_decision_check check (
          (state <> 'new' or owner_id is null)
          and (answer is not null) = (state = 'answered')
          and (decided_at is not null) = (state in ('answered', 'closed'))
        )
      );
      create index requests_created on requests (created_at, id);
      create index requests_open on requests (created_at, id) where state in ('new', 'in_progress');
      create index requests_user on requests (user_id);
      create index requests_owner on requests (owner_id);
      -- the same request sent twice on a day counts once: a double press, or a retry after a lost reply
      create unique index requests_once on requests (
        kind,
        email,
        md5(name || chr(10) || coalesce(phone, '') || chr(10) || coalesce(message, '')),
        ((created_at at time zone 'UTC')::date)
      );
      -- an address in which a deleted member's was replaced is no address any more
      create unique index requests_roadmap_once on requests (lower(email)) where kind = 'roadmap' and email like '%@%';

      create table resource_videos (
        name text primary key,
        url text not null check (url like 'https://%'),
        set_by uuid references users (id) on delete set null,
        set_at timestamptz not null default now()
      );
      create index resource_videos_set_by on resource_videos (set_by);
    `);
  }
}
