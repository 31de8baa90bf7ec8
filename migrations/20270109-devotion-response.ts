import { Migration } from "@mikro-orm/migrations";

/** Members react to a devotion and answer its question. Answers can be reported. */
export class DevotionResponse extends Migration {
  override up(): void {
    this.addSql(`
      create table devotion_reactions (
        devotion_id uuid not null references devotions (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        reaction text not null check (reaction in ('amen', 'heart', 'light', 'strength')),
        created_at timestamptz not null default now(),
        primary key (devotion_id, user_id)
      );
      create index devotion_reactions_user on devotion_reactions (user_id);

      create table devotion_answers (
        -- rises with time
        id uuid primary key,
        devotion_id uuid not null references devotions (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        content text not null,
        created_at timestamptz not null default now(),
        constraint devotion_answers_once unique (user_id, devotion_id),
        constraint devotion_answers_content_check check (content <> '')
      );
      create index devotion_answers_devotion on devotion_answers (devotion_id, id);
      create index devotion_answers_created on devotion_answers (created_at);

      alter table reports drop constraint reports_kind_check;
      alter table reports add constraint reports_kind_check check (kind in (
        'message', 'profile', 'channel', 'game_room', 'question', 'question_note', 'pod_reply', 'post', 'post_comment',
        'event', 'announcement', 'devotion', 'devotion_answer'
      ));
    `);
  }
}
