import type { ErrorCode } from "../../schema/errors.ts";
import type { Database } from "../platform/database.ts";
import type { StatementSource } from "../platform/prepared.ts";
import { Refusal } from "../platform/refusal.ts";
import { adultIfBornBy, findLead, type MessagingPolicy } from "../safety/safety.ts";
import { addLead } from "../thread/thread.ts";
import { supervisionOf } from "./channel-policy.ts";
import { lockSupervision, selectSupervision, selectUnsupervised } from "./channel-store.ts";

/**
 * CHANNEL-5, CHANNEL-16: adds a safeguarding lead to the channel as it stands, where it has none. Answers
 * `channel/now-accompanied` where it did so, `channel/not-accompanied` where the channel would need a lead and the
 * community has none. Call it inside a transaction.
 */
export async function supervise(
  tx: StatementSource,
  policy: MessagingPolicy,
  channelId: string,
): Promise<ErrorCode | undefined> {
  const supervision = await findSupervision(tx, policy, channelId);
  if (supervision === "forbidden") return "channel/not-accompanied";
  if (supervision === "complete") return undefined;
  // Of many at once one adds a lead. None of the others had seen that lead either.
  await lockSupervision(tx, [channelId]);
  if ((await findSupervision(tx, policy, channelId)) === "lead-missing") {
    const leadId = await findLead(tx, []);
    if (leadId === null) return "channel/not-accompanied";
    await addLead(tx, channelId, leadId);
  }
  return "channel/now-accompanied";
}

/** CHANNEL-19: the same for changes that may go on beside a lead who has joined just now. */
export async function superviseOrRefuse(...asked: Parameters<typeof supervise>): Promise<void> {
  const code = await supervise(...asked);
  if (code === "channel/not-accompanied") throw new Refusal(code);
}

/** CHANNEL-22: adds a lead to every channel whose lead is missing, as far as the community has one. Answers where it did. */
export async function addMissingLeads(
  database: Pick<Database, "run" | "transaction">,
  policy: MessagingPolicy,
): Promise<string[]> {
  if (policy.isOpenToAll) return [];
  const added: string[] = [];
  for (const { thread_id: channelId } of await selectUnsupervised(database, [])) {
    const code = await database.transaction((tx) => supervise(tx, policy, channelId));
    if (code === "channel/now-accompanied") added.push(channelId);
  }
  return added;
}

async function findSupervision(tx: StatementSource, policy: MessagingPolicy, channelId: string) {
  const [facts] = await selectSupervision(tx, [channelId, adultIfBornBy(policy)]);
  if (!facts) throw new Error("a query without conditions found nothing");
  return supervisionOf(policy, facts);
}
