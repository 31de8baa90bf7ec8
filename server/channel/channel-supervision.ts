import type { ErrorCode } from "../../schema/errors.ts";
import type { Database } from "../platform/database/database.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { Refusal } from "../platform/refusal.ts";
import { adultIfBornBy, findLead, findSupervisor, type MessagingPolicy } from "../safety/safety.ts";
import { addLead } from "../thread/thread.ts";
import { lockThread } from "../thread/thread-ports.ts";
import { isWritable, type Supervision, supervisionOf } from "./channel-policy.ts";
import {
  lockSupervision,
  selectDependent,
  selectOnlyAdult,
  selectSupervision,
  selectUnsupervised,
} from "./channel-store.ts";

/**
 * CHANNEL-5, CHANNEL-16, CHANNEL-35: adds a safeguarding lead to the channel if it needs one and has none, and a second
 * adult if a lead is alone there with members who may be minors. Returns `channel/now-supervised` if it added somebody,
 * and `channel/unsupervised` if the community has nobody. Call it inside a transaction.
 */
export async function supervise(
  tx: StatementSource,
  policy: MessagingPolicy,
  channelId: string,
): Promise<ErrorCode | undefined> {
  const supervision = await findSupervision(tx, policy, channelId);
  if (supervision === "company-missing") return await accompanyLead(tx, policy, channelId);
  if (supervision === "complete") return undefined;
  if (!isWritable(supervision)) return "channel/unsupervised";
  return await addOnce(tx, channelId, async () =>
    (await findSupervision(tx, policy, channelId)) === "lead-missing" ? await findLead(tx, []) : undefined,
  );
}

/**
 * CHANNEL-23, CHANNEL-34: if a lead who has joined the channel is its only adult, adds another lead, or an admin if there is
 * no other. For a lead who only supervises the channel, it adds another lead, and only if that lead is the writer. Returns the
 * same codes as {@link supervise}. Call it inside a transaction.
 */
export async function accompanyLead(
  tx: StatementSource,
  policy: MessagingPolicy,
  channelId: string,
  writerId?: string,
): Promise<ErrorCode | undefined> {
  const find = async () => {
    const [lead] = await selectOnlyAdult(tx, [channelId, adultIfBornBy(policy)]);
    if (lead === undefined) return undefined;
    if (lead.role !== "safeguarding_lead") return await findSupervisor(tx, [lead.user_id]);
    return lead.user_id === writerId ? await findLead(tx, [lead.user_id]) : undefined;
  };
  if (policy.isOpenToAll || (await find()) === undefined) return undefined;
  return await addOnce(tx, channelId, find);
}

/**
 * Adds whom `find` finds: null if the community has nobody, undefined if nobody is needed any more. Of several concurrent
 * callers, one adds somebody. The others get the same code, because they have not seen that either.
 */
async function addOnce(
  tx: StatementSource,
  channelId: string,
  find: () => Promise<string | null | undefined>,
): Promise<ErrorCode> {
  await lockSupervision(tx, [channelId]);
  const leadId = await find();
  if (leadId === null) return "channel/unsupervised";
  if (leadId !== undefined) await addLead(tx, channelId, leadId);
  return "channel/now-supervised";
}

/** CHANNEL-19, CHANNEL-34: the same as {@link supervise}, for changes that may proceed even if somebody has just been added. */
export async function superviseOrRefuse(...args: Parameters<typeof supervise>): Promise<void> {
  refuseUnsupervised(await supervise(...args));
}

/** The same before someone is added, who may be the adult without whom a lead is alone. */
export async function superviseBeforeAdding(
  tx: StatementSource,
  policy: MessagingPolicy,
  channelId: string,
): Promise<void> {
  if ((await findSupervision(tx, policy, channelId)) !== "without-company") {
    await superviseOrRefuse(tx, policy, channelId);
  }
}

export function refuseUnsupervised(code: ErrorCode | undefined): void {
  if (code === "channel/unsupervised") throw new Refusal(code);
}

/** CHANNEL-22: supervises every channel whose lead or second adult is missing, if the community has one. */
export async function addMissingLeads(
  database: Pick<Database, "run" | "transaction">,
  policy: MessagingPolicy,
): Promise<void> {
  if (policy.isOpenToAll) return;
  for (const { thread_id: channelId } of await selectUnsupervised(database, [adultIfBornBy(policy)])) {
    await database.transaction((tx) => superviseAlone(tx, policy, channelId));
  }
}

/** CHANNEL-39: the channels where members may write, or not, because of leads and admins who are not in them. */
export const findDependentChannels = async (database: Pick<Database, "run">, policy: MessagingPolicy) =>
  policy.isOpenToAll ? [] : await selectDependent(database, [adultIfBornBy(policy)]);

/**
 * The same as {@link supervise}, for a transaction that does nothing else with the channel. Its thread is locked first, as
 * when somebody joins: in another order, the two would wait for each other.
 */
export async function superviseAlone(
  tx: StatementSource,
  policy: MessagingPolicy,
  channelId: string,
): Promise<ErrorCode | undefined> {
  await lockThread(tx, [channelId]);
  return await supervise(tx, policy, channelId);
}

async function findSupervision(tx: StatementSource, policy: MessagingPolicy, channelId: string): Promise<Supervision> {
  const [facts] = await selectSupervision(tx, [channelId, adultIfBornBy(policy)]);
  if (!facts) throw new Error("a query without conditions found nothing");
  return supervisionOf(policy, facts);
}
