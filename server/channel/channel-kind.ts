import type { ErrorCode } from "../../schema/errors.ts";
import type { Transaction } from "../platform/database/database.ts";
import { adultIfBornBy, type MessagingPolicy } from "../safety/safety.ts";
import type { ThreadKind, ThreadRequest } from "../thread/thread-ports.ts";
import type { ChannelBroadcaster } from "./channel-broadcaster.ts";
import { isWritable, refusalFor, supervisionForWriter } from "./channel-policy.ts";
import { selectWriteFacts, type WriteFacts } from "./channel-store.ts";
import { accompanyLead, supervise } from "./channel-supervision.ts";
import { readableFrom } from "./channel-view.ts";

/** The channel-specific part of threads. */
export function channelKind(policy: MessagingPolicy, { broadcast }: ChannelBroadcaster): ThreadKind {
  return {
    mayEnter: async (em, channelId, memberId) => (await readableFrom(em, memberId, channelId)) !== null,
    refusalsOf: (tx, requests) => refusalsOf(tx, policy, requests),
    broadcastRefusals: ["channel/now-supervised"],
    broadcast,
  };
}

/** CHANNEL-4, CHANNEL-17, CHANNEL-18, CHANNEL-23, CHANNEL-35, SAFE-43: for each of these requests, in order, why the member may not write now. */
async function refusalsOf(
  tx: Transaction,
  policy: MessagingPolicy,
  requests: readonly ThreadRequest[],
): Promise<readonly (ErrorCode | undefined)[]> {
  const columns = [requests.map(({ threadId }) => threadId), requests.map(({ memberId }) => memberId)];
  const rows = await selectWriteFacts(tx, [...columns, adultIfBornBy(policy)]);
  const judged = new Map(rows.map((row) => [row.at - 1, row]));
  const codes: (ErrorCode | undefined)[] = [];
  for (const [at, request] of requests.entries()) codes.push(await refusalOf(tx, policy, request, judged.get(at)));
  return codes;
}

async function refusalOf(
  tx: Transaction,
  policy: MessagingPolicy,
  { threadId: channelId, memberId }: ThreadRequest,
  facts: WriteFacts | undefined,
): Promise<ErrorCode | undefined> {
  const refusal = refusalFor(facts?.role ?? null, "write");
  // Somebody is added only for a member who may write there.
  if (refusal !== undefined || facts === undefined) return refusal;
  if (facts.is_muted) return "safety/muted";
  const supervision = supervisionForWriter(policy, facts);
  if (supervision === "complete") return undefined;
  if (!isWritable(supervision)) return "channel/unsupervised";
  return supervision === "company-missing"
    ? await accompanyLead(tx, policy, channelId, memberId)
    : await supervise(tx, policy, channelId);
}
