import { Migration } from "@mikro-orm/migrations";

/** Posts of the community with their likes and comments. Deleted ones can be restored for a while. */
export class Post extends Migration {
  override up(): void {
    this.addSql(`
      create table posts (
        id uuid primary key,
        user_id uuid references users (id) on delete set null,
        content text not null check (content <> ''),
        -- for searches, as of devotions
        plain_content text generated always as (plain_letters(content)) stored,
        created_at timestamptz not null default now(),
        deleted_at timestamptz
      );
      create index posts_user on posts (user_id);
      create index posts_deleted on posts (deleted_at) where deleted_at is not null;

      create table post_likes (
        post_id uuid not null references posts (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (post_id, user_id)
      );
      create index post_likes_user on post_likes (user_id);

      create table post_comments (
        id uuid primary key,
        post_id uuid not null references posts (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        content text not null check (content <> ''),
        created_at timestamptz not null default now(),
        deleted_at timestamptz
      );
      create index post_comments_post on post_comments (post_id, id);
      create index post_comments_user on post_comments (user_id, created_at);
      create index post_comments_deleted on post_comments (deleted_at) where deleted_at is not null;
    `);
  }
}
