import type { ErrorCode } from "../../schema/errors.ts";
import type { Transaction } from "../platform/database.ts";
import { adultIfBornBy, type MessagingPolicy } from "../safety/safety.ts";
import type { Asked, ThreadKind } from "../thread/thread-ports.ts";
import type { ChannelBroadcaster } from "./channel-broadcaster.ts";
import { objectionTo, supervisionOf } from "./channel-policy.ts";
import { selectJudged } from "./channel-store.ts";
import { supervise } from "./channel-supervision.ts";
import { readableFrom } from "./channel-view.ts";

/** What is particular about channels. */
export function channelKind(policy: MessagingPolicy, { broadcast }: ChannelBroadcaster): ThreadKind {
  return {
    mayEnter: async (em, channelId, memberId) => (await readableFrom(em, memberId, channelId)) !== null,
    objectionsTo: (tx, asked) => objectionsTo(tx, policy, asked),
    broadcastRefusals: ["channel/now-accompanied"],
    broadcast,
  };
}

/** CHANNEL-4, CHANNEL-17, CHANNEL-18: why each of these may not write now, in their order. */
async function objectionsTo(
  tx: Transaction,
  policy: MessagingPolicy,
  asked: readonly Asked[],
): Promise<readonly (ErrorCode | undefined)[]> {
  const columns = [asked.map(({ threadId }) => threadId), asked.map(({ memberId }) => memberId)];
  const rows = await selectJudged(tx, [...columns, adultIfBornBy(policy)]);
  const judged = new Map(rows.map((row) => [row.at - 1, row]));
  const codes: (ErrorCode | undefined)[] = [];
  for (const [at, { threadId: channelId }] of asked.entries()) {
    const row = judged.get(at);
    const objection = objectionTo(row?.role ?? null, "talk");
    // Only somebody who may write there can bring a lead into it.
    const isComplete = objection !== undefined || row === undefined || supervisionOf(policy, row) === "complete";
    codes.push(isComplete ? objection : await supervise(tx, policy, channelId));
  }
  return codes;
}
