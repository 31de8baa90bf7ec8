import { defineEntity, p } from "@mikro-orm/core";
import type { ErasureDecisions } from "../platform/database/erasure-decision.ts";

export const TriviaQuestionEntity = defineEntity({
  name: "TriviaQuestion",
  tableName: "trivia_questions",
  indexes: [
    {
      name: "trivia_questions_difficulty",
      where: "is_active",
      properties: ["difficulty"],
    },
  ],
  uniques: [
    {
      name: "trivia_questions_question",
      expression:
        "CREATE UNIQUE INDEX trivia_questions_question ON public.trivia_questions USING btree (lower(question))",
    },
  ],
  checks: [
    { name: "trivia_questions_points_check", expression: "points > 0" },
    { name: "trivia_questions_time_limit_check", expression: "time_limit > 0" },
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
} satisfies ErasureDecisions;
