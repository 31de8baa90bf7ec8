import { defineEntity, p } from "@mikro-orm/core";
import type { ErasureDecisions } from "../platform/database/data-decision.ts";

export const TriviaQuestionEntity = defineEntity({
  name: "TriviaQuestion",
  tableName: "trivia_questions",
  indexes: [
    { name: "trivia_questions_difficulty", where: "is_active", properties: ["difficulty"] },
    {
      name: "trivia_questions_newest",
      properties: ["createdAt", "id"],
      columns: [{ name: "createdAt", sort: "DESC" }, { name: "id" }],
    },
    { name: "trivia_questions_text", properties: ["question", "id"] },
  ],
  uniques: [
    {
      name: "trivia_questions_question",
      expression:
        "CREATE UNIQUE INDEX trivia_questions_question ON public.trivia_questions USING btree (lower(question)) WHERE (voided_at IS NULL)",
    },
  ],
  checks: [
    { name: "trivia_questions_points_check", expression: "points > 0" },
    { name: "trivia_questions_time_limit_check", expression: "time_limit > 0" },
    {
      name: "trivia_questions_voided_check",
      expression: "((voided_at is null) = (void_reason is null)) and ((voided_at is null) or (not is_active))",
    },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    question: p.text(),
    correctAnswer: p.text(),
    incorrectAnswers: p.json<string[]>(),
    difficulty: p.enum(["easy", "medium", "hard"]),
    category: p.text(),
    scriptureReference: p.text().nullable(),
    timeLimit: p.smallint().nullable(),
    points: p.integer().default(100),
    isActive: p.boolean().default(true),
    /** Grows with each change of its fields. */
    version: p.integer().default(1),
    /** Since then it counts for nobody. */
    voidedAt: p.datetime().nullable(),
    voidReason: p.text().nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

/** The bundled questions that this database has received, even if they were changed or deleted since. */
export const SeededQuestionEntity = defineEntity({
  name: "SeededQuestion",
  tableName: "seeded_questions",
  properties: {
    id: p.uuid().primary(),
    seededAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "trivia_questions.category": "impersonal",
  "trivia_questions.correct_answer": "impersonal",
  "trivia_questions.difficulty": "impersonal",
  "trivia_questions.incorrect_answers": "impersonal",
  "trivia_questions.question": "impersonal",
  "trivia_questions.scripture_reference": "impersonal",
  "trivia_questions.void_reason": "impersonal",
} satisfies ErasureDecisions;
