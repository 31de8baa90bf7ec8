import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";
import { ThreadEntity } from "../thread/thread.entity.ts";

export const ChannelEntity = defineEntity({
  name: "Channel",
  tableName: "community_channels",
  indexes: [
    {
      name: "community_channels_largest",
      where: "(closed_at IS NULL) AND (NOT is_private)",
      properties: ["memberCount", "createdAt"],
      columns: [
        { name: "memberCount", sort: "DESC" },
        { name: "createdAt", sort: "DESC" },
      ],
    },
  ],
  checks: [
    { name: "community_channels_quiet_both_check", expression: "(quiet_from is null) = (quiet_until is null)" },
    { name: "community_channels_quiet_differ_check", expression: "quiet_from <> quiet_until" },
    { name: "community_channels_slow_check", expression: "slow_seconds >= 0" },
  ],
  properties: {
    thread: () => p.oneToOne(ThreadEntity).owner().primary().updateRule("no action"),
    name: p.text(),
    description: p.text().default(""),
    isPrivate: p.boolean().default(false),
    createdBy: () => p.manyToOne(UserEntity).name("created_by").nullable().index("community_channels_created_by"),
    createdAt: p.datetime().defaultRaw(`now()`),
    closedAt: p.datetime().nullable(),
    memberCount: p.integer().default(0),
    /** Minutes since midnight in the community's time zone. Null if there are no quiet hours. */
    quietFrom: p.smallint().nullable(),
    quietUntil: p.smallint().nullable(),
    /** The shortest time between two messages of one member. 0 without slow mode. */
    slowSeconds: p.smallint().default(0),
  },
});

export const ChannelVersionEntity = defineEntity({
  name: "ChannelVersion",
  tableName: "channel_versions",
  properties: {
    id: p.bigint("number").primary().generated("identity"),
    thread: () => p.manyToOne(ChannelEntity).name("thread_id").deleteRule("cascade").index("channel_versions_thread"),
    name: p.text(),
    description: p.text(),
    replacedBy: () => p.manyToOne(UserEntity).name("replaced_by").nullable().index("channel_versions_replaced_by"),
    replacedAt: p.datetime().defaultRaw(`now()`).index("channel_versions_replaced"),
  },
});

export const erasure = {
  "community_channels.description": "redacted",
  "community_channels.name": "redacted",
  "channel_versions.description": "redacted",
  "channel_versions.name": "redacted",
} satisfies ErasureDecisions;

export const ownData = {
  "channel_versions.description": "withheld",
  "channel_versions.name": "withheld",
  "channel_versions.replaced_by": "own",
  "channel_versions.thread_id": "withheld",
  "community_channels.created_by": "own",
} satisfies OwnDataDecisions;
