import { defineEntity, p } from "@mikro-orm/core";
import { flagReasons } from "../../../schema/question/question.ts";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { TriviaQuestionEntity } from "../question.entity.ts";

/** A player finds something wrong with a question. */
export const QuestionFlagEntity = defineEntity({
  name: "QuestionFlag",
  tableName: "question_flags",
  indexes: [{ name: "question_flags_open", where: "cleared_at IS NULL", properties: ["question"] }],
  properties: {
    question: () => p.manyToOne(TriviaQuestionEntity).primary().updateRule("no action").deleteRule("cascade"),
    user: () => p.manyToOne(UserEntity).primary().updateRule("no action").index("question_flags_user"),
    reason: p.enum(flagReasons),
    createdAt: p.datetime().defaultRaw(`now()`),
    /** An admin has dealt with it. The member cannot flag the question again. */
    clearedAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "question_flags.reason": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "question_flags.user_id": "own",
} satisfies OwnDataDecisions;
