import { defineEntity, p } from "@mikro-orm/core";
import { ChannelEntity } from "../../channel/channel.entity.ts";
import type { OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { GameSessionEntity } from "../game-session.entity.ts";

/** CHANNEL-72: the channel of the people who played a game. */
export const GameChannelEntity = defineEntity({
  name: "GameChannel",
  tableName: "game_channels",
  properties: {
    session: () => p.oneToOne(GameSessionEntity).owner().primary().updateRule("no action").deleteRule("cascade"),
    thread: () => p.oneToOne(ChannelEntity).name("thread_id").owner().updateRule("no action").deleteRule("cascade"),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const ownData = {
  "game_channels.session_id": "withheld",
  "game_channels.thread_id": "withheld",
} satisfies OwnDataDecisions;
