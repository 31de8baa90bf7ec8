import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { MessageEntity } from "../message/message.entity.ts";

/** The poll of a message, whose text is the question. */
export const PollEntity = defineEntity({
  name: "Poll",
  tableName: "polls",
  checks: [
    {
      name: "polls_choices_check",
      expression: "((jsonb_array_length(choices) >= 2) AND (jsonb_array_length(choices) <= 6))",
    },
  ],
  properties: {
    message: () => p.oneToOne(MessageEntity).primary().owner().updateRule("no action").deleteRule("cascade"),
    choices: p.json<string[]>(),
    allowsMany: p.boolean(),
    isSecret: p.boolean(),
    endsAt: p.datetime().nullable(),
  },
});

/** CHANNEL-64: one vote of each member, with the positions of its choices from 0. */
export const PollVoteEntity = defineEntity({
  name: "PollVote",
  tableName: "poll_votes",
  checks: [
    {
      name: "poll_votes_choices_check",
      expression: "((jsonb_array_length(choices) >= 1) AND (jsonb_array_length(choices) <= 6))",
    },
  ],
  properties: {
    poll: () => p.manyToOne(PollEntity).fieldName("message_id").primary().updateRule("no action").deleteRule("cascade"),
    user: () =>
      p.manyToOne(UserEntity).primary().updateRule("no action").deleteRule("cascade").index("poll_votes_user"),
    choices: p.json<number[]>(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "polls.choices": "redacted",
  "poll_votes.choices": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "poll_votes.message_id": "withheld",
  "poll_votes.user_id": "own",
  "polls.message_id": "own",
} satisfies OwnDataDecisions;
