import { Migration } from "@mikro-orm/migrations";

/** Devotions, who has read them on which day, and drafts of a language model. */
export class Devotion extends Migration {
  override up(): void {
    this.addSql(`
      create table devotions (
        id uuid primary key default gen_random_uuid(),
        title text not null check (title <> ''),
        -- of the community's calendar
        date date not null,
        content text not null check (content <> ''),
        -- for searches: the function takes too long to be called for every text
        plain_content text generated always as (plain_letters(content)) stored,
        scripture_reference text check (scripture_reference <> ''),
        is_published boolean not null default false,
        is_ai_draft boolean not null default false,
        created_by uuid references users (id) on delete set null,
        version integer not null default 1,
        -- what is deleted is never published, so that nothing else has to look at this column
        deleted_at timestamptz,
        was_published boolean not null default false,
        constraint devotions_deleted_check check (deleted_at is null or not is_published)
      );
      -- a day has one published devotion, and any number of drafts
      create unique index devotions_published_date on devotions (date) where is_published;
      create index devotions_date on devotions (date, id);
      create index devotions_title on devotions (title, id);
      create index devotions_creator on devotions (created_by);
      create index devotions_deleted on devotions (deleted_at) where deleted_at is not null;

      create table user_devotion_reads (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        -- a deleted devotion takes no day from anyone
        devotion_id uuid references devotions (id) on delete set null,
        -- the day of the community's calendar that it counts for
        read_on date not null,
        constraint user_devotion_reads_once unique (user_id, devotion_id)
      );
      create index user_devotion_reads_day on user_devotion_reads (user_id, read_on);
      create index user_devotion_reads_devotion on user_devotion_reads (devotion_id);

      create table devotion_generations (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        theme text,
        occasion text,
        scripture_ref text,
        started_at timestamptz not null default now(),
        -- null while it is running
        ended_at timestamptz,
        failure text check (failure in ('ai/refused', 'ai/busy', 'ai/unavailable', 'ai/unusable-reply', 'ai/misconfigured')),
        devotion_id uuid references devotions (id) on delete set null
      );
      create index devotion_generations_user on devotion_generations (user_id, started_at desc);
      create unique index devotion_generations_running on devotion_generations (user_id) where ended_at is null;
      create index devotion_generations_started on devotion_generations (started_at);
      create index devotion_generations_devotion on devotion_generations (devotion_id);
    `);
  }
}
