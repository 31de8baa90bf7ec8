import { defineEntity, p } from "@mikro-orm/core";
import type { OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { MessageEntity } from "../message/message.entity.ts";

/** A message that forwards another one. The original of a forward of a forward is the first message. */
export const ForwardEntity = defineEntity({
  name: "Forward",
  tableName: "forwards",
  properties: {
    message: () => p.oneToOne(MessageEntity).primary().owner().updateRule("no action").deleteRule("cascade"),
    original: () =>
      p.manyToOne(MessageEntity).nullable().updateRule("no action").deleteRule("set null").index("forwards_original"),
  },
});

export const ownData = {
  "forwards.message_id": "own",
  "forwards.original_id": "withheld",
} satisfies OwnDataDecisions;
