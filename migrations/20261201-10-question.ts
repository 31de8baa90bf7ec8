import { Migration } from "@mikro-orm/migrations";

/** The questions of trivia, which admins edit and void. */
export class Question extends Migration {
  override up(): void {
    this.addSql(`
      create table trivia_questions (
        id uuid primary key default gen_random_uuid(),
        question text not null,
        correct_answer text not null,
        incorrect_answers jsonb not null,
        difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
        category text not null,
        scripture_reference text,
        time_limit smallint check (time_limit > 0),
        points integer not null default 100 check (points > 0),
        is_active boolean not null default true,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        voided_at timestamptz,
        void_reason text,
        constraint trivia_questions_voided_check check (
          (voided_at is null) = (void_reason is null) and (voided_at is null or not is_active)
        )
      );
      -- the text of a voided question is free for its correction
      create unique index trivia_questions_question on trivia_questions (lower(question)) where voided_at is null;
      create index trivia_questions_difficulty on trivia_questions (difficulty) where is_active;
      create index trivia_questions_newest on trivia_questions (created_at desc, id);
      create index trivia_questions_text on trivia_questions (question, id);

      -- bundled questions that were added, so that one that an admin rewords or deletes isn't added again
      create table seeded_questions (
        id uuid primary key,
        seeded_at timestamptz not null default now()
      );
    `);
  }
}
