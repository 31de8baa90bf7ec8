import { Migration } from "@mikro-orm/migrations";

/** Devotions and posts as admins manage them: deleted ones that can be restored, drafts of a language model, reports. */
export class Written extends Migration {
  override up(): void {
    this.addSql(`
      alter table devotions
        add column version integer not null default 1,
        add column is_ai_draft boolean not null default false,
        -- what is deleted is never published, so that nothing else has to look at this column
        add column deleted_at timestamptz,
        add column was_published boolean not null default false,
        -- for searches: the function takes too long to be called for every text
        add column plain_content text generated always as (plain_letters(content)) stored,
        add constraint devotions_deleted_check check (deleted_at is null or not is_published);
      create index devotions_date on devotions (date, id);
      create index devotions_title on devotions (title, id);
      create index devotions_deleted on devotions (deleted_at) where deleted_at is not null;

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

      alter table posts
        add column deleted_at timestamptz,
        add column plain_content text generated always as (plain_letters(content)) stored;
      create index posts_deleted on posts (deleted_at) where deleted_at is not null;
      alter table post_comments add column deleted_at timestamptz;
      create index post_comments_deleted on post_comments (deleted_at) where deleted_at is not null;
      create index reports_subject on reports (subject_id);
    `);
  }

  override down(): void {
    this.addSql(`
      drop index reports_subject;
      delete from post_comments where deleted_at is not null;
      alter table post_comments drop column deleted_at;
      delete from posts where deleted_at is not null;
      alter table posts drop column deleted_at, drop column plain_content;
      drop table devotion_generations;
      delete from devotions where deleted_at is not null;
      drop index devotions_date, devotions_title;
      alter table devotions drop column version, drop column is_ai_draft, drop column deleted_at, drop column was_published,
        drop column plain_content;
    `);
  }
}
