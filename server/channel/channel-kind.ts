import type { ErrorCode } from "../../schema/errors.ts";
import type { Transaction } from "../platform/database/database.ts";
import { adultIfBornBy, type MessagingPolicy } from "../safety/safety.ts";
import type { ThreadKind, ThreadRequest } from "../thread/thread-ports.ts";
import type { ChannelBroadcaster } from "./channel-broadcaster.ts";
import { refusalFor, supervisionOf } from "./channel-policy.ts";
import { selectWriteFacts } from "./channel-store.ts";
import { supervise } from "./channel-supervision.ts";
import { readableFrom } from "./channel-view.ts";

/** The channel-specific part of threads. */
export function channelKind(policy: MessagingPolicy, { broadcast }: ChannelBroadcaster): ThreadKind {
  return {
    mayEnter: async (em, channelId, memberId) => (await readableFrom(em, memberId, channelId)) !== null,
    refusalsOf: (tx, requests) => refusalsOf(tx, policy, requests),
    broadcastRefusals: ["channel/now-accompanied"],
    broadcast,
  };
}

/** CHANNEL-4, CHANNEL-17, CHANNEL-18: for each of these requests, in order, why the member may not write now. */
async function refusalsOf(
  tx: Transaction,
  policy: MessagingPolicy,
  requests: readonly ThreadRequest[],
): Promise<readonly (ErrorCode | undefined)[]> {
  const columns = [requests.map(({ threadId }) => threadId), requests.map(({ memberId }) => memberId)];
  const rows = await selectWriteFacts(tx, [...columns, adultIfBornBy(policy)]);
  const judged = new Map(rows.map((row) => [row.at - 1, row]));
  const codes: (ErrorCode | undefined)[] = [];
  for (const [at, { threadId: channelId }] of requests.entries()) {
    const row = judged.get(at);
    const refusal = refusalFor(row?.role ?? null, "talk");
    // A lead is added only for a member who may write there.
    const isComplete = refusal !== undefined || row === undefined || supervisionOf(policy, row) === "complete";
    codes.push(isComplete ? refusal : await supervise(tx, policy, channelId));
  }
  return codes;
}
