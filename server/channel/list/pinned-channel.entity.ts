import { defineEntity, p } from "@mikro-orm/core";
import type { OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { ThreadMemberEntity } from "../../thread/thread.entity.ts";

/** A channel that a member has pinned to the top of their list. It ends with the membership. */
export const PinnedChannelEntity = defineEntity({
  name: "PinnedChannel",
  tableName: "pinned_channels",
  properties: {
    membership: () =>
      p
        .manyToOne(ThreadMemberEntity)
        .primary()
        .joinColumns("thread_id", "user_id")
        .updateRule("no action")
        .deleteRule("cascade"),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const ownData = {
  "pinned_channels.user_id": "own",
} satisfies OwnDataDecisions;
