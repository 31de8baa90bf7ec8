import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { ChannelEntity } from "../channel.entity.ts";

/** CHANNEL-75: someone whom an owner or admin removed, and who has not been in the channel since. */
export const ChannelRemovalEntity = defineEntity({
  name: "ChannelRemoval",
  tableName: "channel_removals",
  properties: {
    thread: () => p.manyToOne(ChannelEntity).name("thread_id").primary().updateRule("no action").deleteRule("cascade"),
    user: () =>
      p.manyToOne(UserEntity).primary().updateRule("no action").deleteRule("cascade").index("channel_removals_user"),
    removedAt: p.datetime().defaultRaw(`now()`),
  },
});

export const ownData = {
  "channel_removals.thread_id": "withheld",
  "channel_removals.user_id": "own",
} satisfies OwnDataDecisions;
