import { defineEntity, p } from "@mikro-orm/core";
import { devotionReactions } from "../../../schema/devotion/response-api.ts";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { DevotionEntity } from "../devotion.entity.ts";

/** DEVOTION-24: a row for each member who reacted. */
export const DevotionReactionEntity = defineEntity({
  name: "DevotionReaction",
  tableName: "devotion_reactions",
  properties: {
    devotion: () => p.manyToOne(DevotionEntity).primary().updateRule("no action").deleteRule("cascade"),
    user: () =>
      p.manyToOne(UserEntity).primary().updateRule("no action").deleteRule("cascade").index("devotion_reactions_user"),
    reaction: p.enum([...devotionReactions]),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

/** DEVOTION-25. Ids rise with time, so they also give the order. */
export const DevotionAnswerEntity = defineEntity({
  name: "DevotionAnswer",
  tableName: "devotion_answers",
  indexes: [
    { name: "devotion_answers_devotion", properties: ["devotion", "id"] },
    { name: "devotion_answers_created", properties: ["createdAt"] },
  ],
  uniques: [{ name: "devotion_answers_once", properties: ["user", "devotion"] }],
  checks: [{ name: "devotion_answers_content_check", expression: "content <> ''::text" }],
  properties: {
    id: p.uuid().primary(),
    devotion: () => p.manyToOne(DevotionEntity).deleteRule("cascade"),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade"),
    content: p.text(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "devotion_answers.content": "redacted",
  "devotion_reactions.reaction": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "devotion_answers.devotion_id": "withheld",
  "devotion_answers.user_id": "own",
  "devotion_reactions.devotion_id": "withheld",
  "devotion_reactions.user_id": "own",
} satisfies OwnDataDecisions;
