import { defineEntity, p } from "@mikro-orm/core";
import { ChannelEntity } from "../../channel/channel.entity.ts";
import type { OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { EventEntity } from "../event.entity.ts";

/** CHANNEL-71: the channel of the people of an event. */
export const EventChannelEntity = defineEntity({
  name: "EventChannel",
  tableName: "event_channels",
  properties: {
    event: () => p.oneToOne(EventEntity).owner().primary().updateRule("no action").deleteRule("cascade"),
    thread: () => p.oneToOne(ChannelEntity).name("thread_id").owner().updateRule("no action").deleteRule("cascade"),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const ownData = {
  "event_channels.event_id": "withheld",
  "event_channels.thread_id": "withheld",
} satisfies OwnDataDecisions;
