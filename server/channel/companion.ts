import type { EntityManager } from "@mikro-orm/postgresql";
import type { ErrorCode } from "../../schema/errors.ts";
import { findLead, type TalkRules } from "../safety/safety.ts";
import { seatLead } from "../thread/thread.ts";

/** Those in a channel who hold the role of a safeguarding lead now, whatever else they are there: `lead`. */
export const leadsIn = (channelId: string): string => `
  from user_roles held
  join users holder on holder.id = held.user_id and holder.suspended_at is null
  join thread_members lead on lead.user_id = held.user_id and lead.thread_id = ${channelId}
  where held.role = 'safeguarding_lead'`;

/** Somebody in the community holds the role now. */
export const someLead = `exists (
  select from user_roles held join users holder on holder.id = held.user_id and holder.suspended_at is null
  where held.role = 'safeguarding_lead'
)`;

/**
 * CHANNEL-5: puts a safeguarding lead into a private channel where none is in it. `channel/now-accompanied` where that was
 * needed for what this member wants to do, `channel/not-accompanied` where nobody holds the role. They read from then on.
 */
export async function accompany(
  tx: EntityManager,
  rules: Pick<TalkRules, "isOpenToAll">,
  { channelId, isPrivate }: { channelId: string; isPrivate: boolean },
  memberId: string,
): Promise<ErrorCode | undefined> {
  if (!isPrivate || rules.isOpenToAll || (await isAccompanied(tx, channelId))) return undefined;
  // Of many at once one puts somebody in; none of the others knew them either.
  await tx.execute("select pg_advisory_xact_lock(hashtextextended(?, 5))", [channelId]);
  if (await isAccompanied(tx, channelId)) return "channel/now-accompanied";
  const leadId = await findLead(tx, [memberId]);
  if (leadId === null) return "channel/not-accompanied";
  await seatLead(tx, channelId, leadId);
  return "channel/now-accompanied";
}

async function isAccompanied(tx: EntityManager, channelId: string): Promise<boolean> {
  const leads = await tx.execute<object[]>(`select ${leadsIn("?")} limit 1`, [channelId]);
  return leads.length > 0;
}
