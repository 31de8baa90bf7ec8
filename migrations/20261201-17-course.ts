import { Migration } from "@mikro-orm/migrations";

/** Courses that a language model drafts for members. */
export class Course extends Migration {
  override up(): void {
    this.addSql(`
      create table courses (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        topic text not null,
        level text not null check (level in ('beginner', 'intermediate', 'advanced', 'expert')),
        -- null for all kinds of content
        content_type text check (content_type in ('text', 'video', 'interactive', 'discussion')),
        content jsonb not null,
        created_at timestamptz not null default now()
      );
      create index courses_user on courses (user_id, created_at desc);

      create table course_sections_done (
        course_id uuid not null references courses (id) on delete cascade,
        section_index smallint not null check (section_index >= 0),
        done_at timestamptz not null default now(),
        primary key (course_id, section_index)
      );

      create table course_drafts (
        id uuid primary key default gen_random_uuid(),
        topic_key text not null,
        level text not null check (level in ('beginner', 'intermediate', 'advanced', 'expert')),
        content_type text check (content_type in ('text', 'video', 'interactive', 'discussion')),
        content jsonb not null,
        created_at timestamptz not null default now()
      );
      create index course_drafts_wanted on course_drafts (topic_key, level);
      create index course_drafts_created on course_drafts (created_at);

      create table course_generations (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        topic text not null,
        level text not null check (level in ('beginner', 'intermediate', 'advanced', 'expert')),
        content_type text check (content_type in ('text', 'video', 'interactive', 'discussion')),
        started_at timestamptz not null default now(),
        -- null while it is running
        ended_at timestamptz,
        failure text check (failure in ('ai/refused', 'ai/busy', 'ai/unavailable', 'ai/unusable-reply', 'ai/misconfigured')),
        draft_id uuid references course_drafts (id) on delete set null,
        course_id uuid references courses (id) on delete set null
      );
      create index course_generations_user on course_generations (user_id, started_at desc);
      create unique index course_generations_running on course_generations (user_id) where ended_at is null;
      create index course_generations_started on course_generations (started_at);
      create index course_generations_draft on course_generations (draft_id);
      create index course_generations_course on course_generations (course_id);
    `);
  }
}
