import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { ThreadEntity } from "../thread.entity.ts";

export const MessageReactionEntity = defineEntity({
  name: "MessageReaction",
  tableName: "message_reactions",
  properties: {
    message: () => p.manyToOne(MessageEntity).primary().updateRule("no action").deleteRule("cascade"),
    user: () =>
      p.manyToOne(UserEntity).primary().updateRule("no action").deleteRule("cascade").index("message_reactions_user"),
    emoji: p.text().primary(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const MessageMentionEntity = defineEntity({
  name: "MessageMention",
  tableName: "message_mentions",
  properties: {
    message: () => p.manyToOne(MessageEntity).primary().updateRule("no action").deleteRule("cascade"),
    user: () =>
      p.manyToOne(UserEntity).primary().updateRule("no action").deleteRule("cascade").index("message_mentions_user"),
  },
});

export const MessageVersionEntity = defineEntity({
  name: "MessageVersion",
  tableName: "message_versions",
  properties: {
    id: p.bigint("number").primary().generated("identity"),
    message: () => p.manyToOne(MessageEntity).deleteRule("cascade").index("message_versions_message"),
    content: p.text(),
    replacedAt: p.datetime().defaultRaw(`now()`).index("message_versions_replaced"),
  },
});

export const MessageEntity = defineEntity({
  name: "Message",
  tableName: "messages",
  indexes: [
    { name: "messages_sender", properties: ["sender", "createdAt"] },
    { name: "messages_thread_time", properties: ["thread", "createdAt", "seq"] },
    { name: "messages_reply_to", where: "reply_to_id IS NOT NULL", properties: ["replyTo"] },
    { name: "messages_words", where: "deleted_at IS NULL", properties: ["words"], type: "gin" },
  ],
  uniques: [
    { name: "messages_once", properties: ["thread", "sender", "requestId"] },
    { name: "messages_thread_id_seq_key", properties: ["thread", "seq"] },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    thread: () => p.manyToOne(ThreadEntity).deleteRule("cascade"),
    seq: p.bigint("number"),
    sender: () => p.manyToOne(UserEntity).nullable(),
    requestId: p.text(),
    content: p.text(),
    createdAt: p.datetime().defaultRaw(`now()`),
    editedAt: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().default(0),
    replyTo: () => p.manyToOne(MessageEntity).nullable(),
    words: p
      .string()
      .columnType("tsvector")
      .generated("(search_words(content) || array_to_tsvector(ARRAY[(' '::text || (thread_id)::text)])) stored")
      .nullable(),
  },
});

export const erasure = {
  "message_reactions.emoji": "goes",
  "message_versions.content": "redacted",
  "messages.content": "redacted",
  "messages.request_id": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "message_mentions.message_id": "withheld",
  "message_mentions.user_id": "own",
  "message_reactions.message_id": "withheld",
  "message_reactions.user_id": "own",
  "message_versions.message_id": "own",
  "messages.reply_to_id": "withheld",
  "messages.sender_id": "own",
  "messages.words": "withheld",
} satisfies OwnDataDecisions;
