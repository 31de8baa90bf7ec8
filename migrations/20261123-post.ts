import { Migration } from "@mikro-orm/migrations";

/** Posts of the community with their likes and comments, and reports of them. */
export class Post extends Migration {
  override up(): void {
    this.addSql(`
      create table posts (
        id uuid primary key,
        user_id uuid references users (id) on delete set null,
        content text not null constraint posts_content_check check (content <> ''),
        created_at timestamptz not null default now()
      );
      create index posts_user on posts (user_id);

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
        content text not null constraint post_comments_content_check check (content <> ''),
        created_at timestamptz not null default now()
      );
      create index post_comments_post on post_comments (post_id, id);
      create index post_comments_user on post_comments (user_id, created_at);

      alter table reports drop constraint reports_kind_check;
      alter table reports add constraint reports_kind_check
        check (kind in ('message', 'profile', 'channel', 'game_room', 'question', 'post', 'post_comment'));
    `);
  }

  override down(): void {
    this.addSql(`
      delete from reports where kind in ('post', 'post_comment');
      alter table reports drop constraint reports_kind_check;
      alter table reports add constraint reports_kind_check
        check (kind in ('message', 'profile', 'channel', 'game_room', 'question'));
      drop table post_comments;
      drop table post_likes;
      drop table posts;
    `);
  }
}
