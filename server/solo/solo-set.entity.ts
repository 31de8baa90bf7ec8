import { defineEntity, p } from "@mikro-orm/core";
import type { ShownQuestion } from "../../schema/game/shown-question.ts";
import type { ErasureDecisions } from "../platform/database/data-decision.ts";
import { TriviaQuestionEntity } from "../question/question.entity.ts";

/** Questions and one rack, the same for everybody who plays them. */
export const SoloSetEntity = defineEntity({
  name: "SoloSet",
  tableName: "solo_sets",
  uniques: [{ name: "solo_sets_day_key", properties: ["day"] }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    /** The daily five of this day, as 2026-11-27. Null if a member has drawn it. */
    day: p.date().nullable(),
    letters: p.text(),
    bestWord: p.text(),
    /** From then on nothing of it is answered. */
    closesAt: p.datetime(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

/** A question as it was drawn: a change of the bank does not change the set. */
export const SoloQuestionEntity = defineEntity({
  name: "SoloQuestion",
  tableName: "solo_questions",
  properties: {
    set: () => p.manyToOne(SoloSetEntity).primary().updateRule("no action").deleteRule("cascade"),
    step: p.smallint().primary(),
    question: () =>
      p.manyToOne(TriviaQuestionEntity).deleteRule("set null").nullable().index("solo_questions_question"),
    shownQuestion: p.json<ShownQuestion>(),
    category: p.text(),
    points: p.integer(),
  },
});

export const erasure = {
  "solo_questions.category": "impersonal",
  "solo_questions.shown_question": "impersonal",
  "solo_sets.best_word": "impersonal",
  "solo_sets.letters": "impersonal",
} satisfies ErasureDecisions;
