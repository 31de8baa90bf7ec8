import type { ErrorCode } from "../../schema/errors.ts";
import type { Database } from "../platform/database/database.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { Refusal } from "../platform/refusal.ts";
import { adultIfBornBy, findLead, type MessagingPolicy } from "../safety/safety.ts";
import { addLead } from "../thread/thread.ts";
import { supervisionOf } from "./channel-policy.ts";
import { lockSupervision, selectSupervision, selectUnsupervised } from "./channel-store.ts";

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
 * CHANNEL-23: adds another safeguarding lead, so that this lead is not alone with minors there. Returns the same codes as
 * {@link supervise}. Call it inside a transaction.
 */
export async function addSecondLead(tx: StatementSource, channelId: string, leadId: string): Promise<ErrorCode> {
  await lockSupervision(tx, [channelId]);
  const otherId = await findLead(tx, [leadId]);
  if (otherId === null) return "channel/unsupervised";
  await addLead(tx, channelId, otherId);
  return "channel/now-supervised";
}

/** CHANNEL-19: the same, for changes that may proceed even if a lead has just been added. */
export async function superviseOrRefuse(...args: Parameters<typeof supervise>): Promise<void> {
  const code = await supervise(...args);
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
