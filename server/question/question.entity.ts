import { defineEntity, p } from "@mikro-orm/core";

export const TriviaQuestionEntity = defineEntity({
  name: "TriviaQuestion",
  tableName: "trivia_questions",
  properties: {
    id: p.uuid().primary().defaultRaw("gen_random_uuid()"),
    question: p.text(),
    correctAnswer: p.text(),
    incorrectAnswers: p.json<string[]>(),
    difficulty: p.text(),
    category: p.text(),
    /** "John 3:16"; null where a question came without one. */
    scriptureReference: p.text().nullable(),
    /** Seconds, for rooms that set no limit of their own. */
    timeLimit: p.smallint().nullable(),
    points: p.integer().default(100),
    isActive: p.boolean().default(true),
    createdAt: p.datetime().defaultRaw("now()"),
  },
});
