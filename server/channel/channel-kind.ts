import { quietHoursText } from "../../schema/channel/pace.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { minuteOfDay } from "../../schema/quiet-hours.ts";
import type { Transaction } from "../platform/database/database.ts";
import { adultIfBornBy, type MessagingPolicy, quietUntil } from "../safety/safety.ts";
import type { ThreadKind, ThreadRequest, WritePermission } from "../thread/thread-ports.ts";
import type { ChannelBroadcaster } from "./channel-broadcaster.ts";
import { quietHoursOf } from "./channel-pace.ts";
import { isWritable, may, paceRole, refusalFor, supervisionForWriter } from "./channel-policy.ts";
import { selectWriteFacts, type WriteFacts } from "./channel-store.ts";
import { accompanyLead, supervise } from "./channel-supervision.ts";
import { readableFrom } from "./channel-view.ts";

/** What decides besides the channel itself who may write there. */
interface Rules {
  readonly policy: MessagingPolicy;
  readonly community: { readonly timeZone: string };
}

/** The channel-specific part of threads. */
export function channelKind(rules: Rules, { announce }: ChannelBroadcaster): ThreadKind {
  return {
    mayEnter: async (em, channelId, memberId) => (await readableFrom(em, memberId, channelId)) !== null,
    permissionsOf: (tx, requests) => permissionsOf(tx, rules, requests),
    // THREAD-43: leads read along in channels.
    refusalToAttach: async () => undefined,
    broadcastRefusals: ["channel/now-supervised"],
    broadcast: announce,
  };
}

/** CHANNEL-4, CHANNEL-17, CHANNEL-18, CHANNEL-23, CHANNEL-35, CHANNEL-41, SAFE-43: for each of these requests, in order, whether the member may write now. */
async function permissionsOf(
  tx: Transaction,
  rules: Rules,
  requests: readonly ThreadRequest[],
): Promise<readonly WritePermission[]> {
  const columns = [requests.map(({ threadId }) => threadId), requests.map(({ memberId }) => memberId)];
  const rows = await selectWriteFacts(tx, [...columns, adultIfBornBy(rules.policy)]);
  const judged = new Map(rows.map((row) => [row.at - 1, row]));
  const permissions: WritePermission[] = [];
  for (const [at, request] of requests.entries()) {
    permissions.push(await permissionOf(tx, rules, request, judged.get(at)));
  }
  return permissions;
}

async function permissionOf(
  tx: Transaction,
  { policy, community }: Rules,
  { threadId: channelId, memberId }: ThreadRequest,
  facts: WriteFacts | undefined,
): Promise<WritePermission> {
  const refusal = refusalFor(facts?.role ?? null, "write");
  // Somebody is added only for a member who may write there.
  if (refusal !== undefined || facts === undefined) return { refusal };
  if (facts.is_muted) return { refusal: "safety/muted" };
  const role = paceRole(facts.role, facts.is_lead);
  const until = may(role, "writeInQuietHours") ? undefined : quietUntilNow(facts, community.timeZone);
  if (until !== undefined) return { refusal: "channel/quiet-hours", text: quietHoursText(until) };
  const slowSeconds = may(role, "writeWithoutPause") ? 0 : facts.slow_seconds;
  return { refusal: await supervisionRefusal(tx, policy, facts, { channelId, memberId }), slowSeconds };
}

const quietUntilNow = (facts: WriteFacts, timeZone: string): string | undefined =>
  quietUntil("message", quietHoursOf(facts), minuteOfDay(Date.now(), timeZone));

async function supervisionRefusal(
  tx: Transaction,
  policy: MessagingPolicy,
  facts: WriteFacts,
  { channelId, memberId }: { channelId: string; memberId: string },
): Promise<ErrorCode | undefined> {
  const supervision = supervisionForWriter(policy, facts);
  if (supervision === "complete") return undefined;
  if (!isWritable(supervision)) return "channel/unsupervised";
  return supervision === "company-missing"
    ? await accompanyLead(tx, policy, channelId, memberId)
    : await supervise(tx, policy, channelId);
}
