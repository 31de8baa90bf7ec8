import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { OwnDataDecisions } from "../platform/database/data-decision.ts";
import { ThreadEntity } from "../thread/thread.entity.ts";

export const ConversationEntity = defineEntity({
  name: "Conversation",
  tableName: "conversations",
  uniques: [{ name: "conversations_participant_1_participant_2_key", properties: ["participant1", "participant2"] }],
  checks: [{ name: "conversations_check", expression: "participant_1 < participant_2" }],
  properties: {
    thread: () => p.oneToOne(ThreadEntity).owner().primary().updateRule("no action"),
    participant1: () => p.manyToOne(UserEntity).name("participant_1").nullable(),
    participant2: () => p.manyToOne(UserEntity).name("participant_2").nullable().index("conversations_second"),
  },
});

export const ownData = {
  "conversations.participant_1": "own",
  "conversations.participant_2": "own",
} satisfies OwnDataDecisions;
