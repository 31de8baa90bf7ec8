import { Migration } from "@mikro-orm/migrations";

/** Admins edit questions one at a time, list them in two orders, and void those that are wrong. */
export class QuestionAdmin extends Migration {
  override up(): void {
    this.addSql(`
      alter table trivia_questions
        add column version integer not null default 1,
        add column voided_at timestamptz,
        add column void_reason text,
        add constraint trivia_questions_voided_check check (
          (voided_at is null) = (void_reason is null) and (voided_at is null or not is_active)
        );
      -- The text of a voided question is free for its correction.
      drop index trivia_questions_question;
      create unique index trivia_questions_question on trivia_questions (lower(question)) where voided_at is null;
      create index trivia_questions_newest on trivia_questions (created_at desc, id);
      create index trivia_questions_text on trivia_questions (question, id);
    `);
  }

  override down(): void {
    this.addSql(`
      drop index trivia_questions_text;
      drop index trivia_questions_newest;
      drop index trivia_questions_question;
      -- Its correction may have the same text.
      update trivia_questions set question = question || ' (voided ' || id || ')' where voided_at is not null;
      create unique index trivia_questions_question on trivia_questions (lower(question));
      alter table trivia_questions
        drop constraint trivia_questions_voided_check,
        drop column void_reason,
        drop column voided_at,
        drop column version;
    `);
  }
}
