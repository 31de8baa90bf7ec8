import { defineEntity, p } from "@mikro-orm/core";
import type { OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { MessageEntity } from "../../thread/message/message.entity.ts";
import { ChannelEntity } from "../channel.entity.ts";

export const PinnedMessageEntity = defineEntity({
  name: "PinnedMessage",
  tableName: "pinned_messages",
  uniques: [{ name: "pinned_messages_once", properties: ["message"] }],
  properties: {
    /** New with each change of what is shown. */
    revision: p.bigint("number").primary().generated("identity"),
    thread: () => p.manyToOne(ChannelEntity).name("thread_id").deleteRule("cascade").index("pinned_messages_thread"),
    message: () => p.manyToOne(MessageEntity).deleteRule("cascade"),
    pinnedAt: p.datetime().defaultRaw(`clock_timestamp()`),
  },
});

export const ownData = {
  "pinned_messages.message_id": "withheld",
  "pinned_messages.thread_id": "withheld",
} satisfies OwnDataDecisions;
