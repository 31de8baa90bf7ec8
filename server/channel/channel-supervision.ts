import type { ErrorCode } from "../../schema/errors.ts";
import type { Database } from "../platform/database/database.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { Refusal } from "../platform/refusal.ts";
import { adultIfBornBy, findLead, findSupervisor, type MessagingPolicy } from "../safety/safety.ts";
import { addLead } from "../thread/thread.ts";
import { supervisionOf } from "./channel-policy.ts";
import { lockSupervision, selectLoneLead, selectSupervision, selectUnsupervised } from "./channel-store.ts";

/**
 * CHANNEL-5, CHANNEL-16: adds a safeguarding lead to the channel if it needs one and has none. Returns
 * `channel/now-supervised` if it added one, and `channel/unsupervised` if the channel needs a lead and the
 * community has none. Call it inside a transaction.
 */
export async function supervise(
  tx: StatementSource,
  policy: MessagingPolicy,
  channelId: string,
): Promise<ErrorCode | undefined> {
  const supervision = await findSupervision(tx, policy, channelId);
  if (supervision === "forbidden") return "channel/unsupervised";
  if (supervision === "complete") return undefined;
  // Of several concurrent callers, one adds a lead. The others get the same code, because they have not seen the lead
  // either.
  await lockSupervision(tx, [channelId]);
  if ((await findSupervision(tx, policy, channelId)) === "lead-missing") {
    const leadId = await findLead(tx, []);
    if (leadId === null) return "channel/unsupervised";
    await addLead(tx, channelId, leadId);
  }
  return "channel/now-supervised";
}

/**
 * CHANNEL-23: adds another safeguarding lead, or an admin if there is none, so that this lead is not alone with minors there.
 * Returns the same codes as {@link supervise}. Call it inside a transaction.
 */
export async function addSecondAdult(tx: StatementSource, channelId: string, leadId: string): Promise<ErrorCode> {
  await lockSupervision(tx, [channelId]);
  const otherId = await findSupervisor(tx, [leadId]);
  if (otherId === null) return "channel/unsupervised";
  await addLead(tx, channelId, otherId);
  return "channel/now-supervised";
}

/**
 * CHANNEL-34: the same if a lead who has joined the channel is its only adult. Call it before someone is invited who may be a
 * minor, and after someone has come into the channel.
 */
export async function accompanyLead(
  tx: StatementSource,
  policy: MessagingPolicy,
  channelId: string,
): Promise<ErrorCode | undefined> {
  if (policy.isOpenToAll) return undefined;
  const [lead] = await selectLoneLead(tx, [channelId, adultIfBornBy(policy)]);
  return lead && (await addSecondAdult(tx, channelId, lead.user_id));
}

/** CHANNEL-16, CHANNEL-19, CHANNEL-34: for someone who has just come into the channel. */
export async function superviseNewcomerOrRefuse(
  tx: StatementSource,
  policy: MessagingPolicy,
  channelId: string,
): Promise<void> {
  await superviseOrRefuse(tx, policy, channelId);
  refuseUnsupervised(await accompanyLead(tx, policy, channelId));
}

/** CHANNEL-19: the same, for changes that may proceed even if a lead has just been added. */
export async function superviseOrRefuse(...args: Parameters<typeof supervise>): Promise<void> {
  refuseUnsupervised(await supervise(...args));
}

export function refuseUnsupervised(code: ErrorCode | undefined): void {
  if (code === "channel/unsupervised") throw new Refusal(code);
}

/** CHANNEL-22: adds a lead to every channel whose lead is missing, if the community has one. Returns those channels. */
export async function addMissingLeads(
  database: Pick<Database, "run" | "transaction">,
  policy: MessagingPolicy,
): Promise<void> {
  if (policy.isOpenToAll) return;
  for (const { thread_id: channelId } of await selectUnsupervised(database, [])) {
    await database.transaction((tx) => supervise(tx, policy, channelId));
  }
}

async function findSupervision(tx: StatementSource, policy: MessagingPolicy, channelId: string) {
  const [facts] = await selectSupervision(tx, [channelId, adultIfBornBy(policy)]);
  if (!facts) throw new Error("a query without conditions found nothing");
  return supervisionOf(policy, facts);
}
