import type { EntityManager } from "@mikro-orm/postgresql";
import type { ErrorCode } from "../../schema/errors.ts";
import type { TalkRules } from "../safety/safety.ts";
import type { ThreadKind } from "../thread/thread-ports.ts";
import { holdThread, standingIn } from "./channel-change.ts";
import { objectionTo } from "./channel-policy.ts";
import type { ChannelTeller } from "./channel-teller.ts";
import { readableFrom } from "./channel-view.ts";
import { accompany } from "./companion.ts";

/** What is particular about channels. */
export function channelKind(rules: TalkRules, { tell }: ChannelTeller): ThreadKind {
  return {
    mayEnter: async (em, channelId, memberId) => (await readableFrom(em, memberId, channelId)) !== null,
    objectionTo: (tx, channelId, memberId) => objectionToWriting(tx, rules, channelId, memberId),
    newsworthy: ["channel/now-accompanied"],
    tell,
  };
}

/** CHANNEL-12: holds the channel as it is until the message is stored. */
async function objectionToWriting(
  tx: EntityManager,
  rules: TalkRules,
  channelId: string,
  memberId: string,
): Promise<ErrorCode | undefined> {
  await holdThread(tx, channelId);
  const channel = await standingIn(tx, channelId, memberId);
  if (!channel) return "channel/not-found";
  return objectionTo(channel.role, "talk") ?? (await accompany(tx, rules, channel, memberId));
}
