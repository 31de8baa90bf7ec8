import { Migration } from "@mikro-orm/migrations";

/** Players flag questions with which something is wrong. */
export class QuestionFlag extends Migration {
  override up(): void {
    this.addSql(`
      create table question_flags (
        question_id uuid not null references trivia_questions (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        reason text not null check (reason in ('wrong-answer', 'two-right-answers', 'unclear', 'wrong-verse', 'other')),
        created_at timestamptz not null default now(),
        -- an admin has dealt with it; the member can't flag the question again
        cleared_at timestamptz,
        primary key (question_id, user_id)
      );
      create index question_flags_open on question_flags (question_id) where cleared_at is null;
      create index question_flags_user on question_flags (user_id);
    `);
  }
}
