import { Migration } from "@mikro-orm/migrations";

/** Sets of questions and a rack that members play alone, such as the daily five. */
export class DailyFive extends Migration {
  override up(): void {
    this.addSql(`
      create table solo_sets (
        id uuid primary key default gen_random_uuid(),
        -- the daily five of this day; null if a member has drawn it
        day date,
        letters text not null,
        best_word text not null,
        -- from then on nothing of it is answered
        closes_at timestamptz not null,
        created_at timestamptz not null default now(),
        constraint solo_sets_day_key unique (day)
      );

      -- as they were drawn: a change of the bank does not change the set
      create table solo_questions (
        set_id uuid not null references solo_sets (id) on delete cascade,
        step smallint not null,
        question_id uuid references trivia_questions (id) on delete set null,
        shown_question jsonb not null,
        category text not null,
        points int not null,
        primary key (set_id, step)
      );
      create index solo_questions_question on solo_questions (question_id);

      create table solo_games (
        id uuid primary key default gen_random_uuid(),
        set_id uuid not null references solo_sets (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        -- the last part that was shown, and when
        shown_step smallint not null default 0,
        shown_at timestamptz,
        answered smallint not null default 0,
        score int not null default 0,
        started_at timestamptz not null default now(),
        finished_at timestamptz,
        constraint solo_games_once unique (set_id, user_id),
        constraint solo_games_shown_check check (shown_step >= answered and shown_step <= answered + 1)
      );
      create index solo_games_user on solo_games (user_id);

      create table solo_answers (
        game_id uuid not null references solo_games (id) on delete cascade,
        step smallint not null,
        -- both are null without an answer in time
        option smallint,
        word text,
        is_right boolean not null,
        points int not null,
        response_ms int not null,
        answered_at timestamptz not null default now(),
        primary key (game_id, step)
      );
    `);
  }
}
