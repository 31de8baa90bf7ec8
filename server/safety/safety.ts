import type { EntityManager } from "@mikro-orm/postgresql";
import { UniqueConstraintViolationException } from "@mikro-orm/postgresql";
import { ADULT_AGE_YEARS } from "../../schema/limits.ts";
import { UserEntity } from "../account/account.entity.ts";
import type { StatementSource } from "../platform/prepared.ts";
import { BirthDateEntity } from "./birth-date.entity.ts";
import {
  lockPairKey,
  type PairFacts,
  selectAsker,
  selectBlock,
  selectLead,
  selectPair,
  selectPairs,
} from "./messaging-store.ts";
import { type Decision, decide } from "./policy.ts";

export { type PairFacts, pairFacts } from "./messaging-store.ts";
export { type AgeGroup, isOneAgeGroup } from "./policy.ts";

/** What the whole community has decided about messaging. */
export interface MessagingPolicy {
  /** SAFE-6. */
  readonly isOpenToAll: boolean;
  /** The community's date, as 2026-11-20. */
  today(): string;
}

/** How two members may message each other now. */
export interface MessagingDecision {
  readonly decision: Decision;
  /** SAFE-7: the asker has to give it first. */
  readonly needsBirthDate: boolean;
}

/** Who was born on this day or before is an adult today. */
export function adultIfBornBy(policy: MessagingPolicy): string {
  const [year = "", ...rest] = policy.today().split("-");
  return [Number(year) - ADULT_AGE_YEARS, ...rest].join("-").replace(/-02-29$/, "-02-28");
}

/** SAFE-1 to SAFE-6 for the facts that a query found. Whoever is suspended, or has no account, is refused. */
export function decisionFrom(policy: MessagingPolicy, facts: PairFacts): Decision {
  if (facts.is_gone) return "refused";
  const one = { ageGroup: facts.one_age, isLead: facts.one_is_lead };
  const other = { ageGroup: facts.other_age, isLead: facts.other_is_lead };
  const { isOpenToAll } = policy;
  return decide(one, other, { isBlocked: facts.is_blocked, hasLead: facts.has_lead, isOpenToAll });
}

/** How these two may message each other (SAFE-1 to SAFE-7). */
export async function messagingDecision(
  source: StatementSource,
  policy: MessagingPolicy,
  askerId: string,
  otherId: string,
): Promise<MessagingDecision> {
  const [facts] = await selectPair(source, [askerId, otherId, adultIfBornBy(policy)]);
  if (!facts) throw new Error("a query without conditions found nothing");
  const needsBirthDate = !policy.isOpenToAll && !facts.is_gone && facts.one_age === "unknown";
  return { decision: decisionFrom(policy, facts), needsBirthDate };
}

/** SAFE-5. */
export async function isBlockBetween(source: StatementSource, one: string, other: string): Promise<boolean> {
  const [found] = await selectBlock(source, [one, other]);
  return found?.stands === true;
}

/** Which members somebody who searches may find. */
export interface MessageableFilter {
  /** SAFE-7: they have to give their birth date first. */
  readonly needsBirthDate: boolean;
  /** Values for the three parameters of {@link isMessageable}, in their order. */
  readonly values: readonly [bornBy: string, memberId: string, kinds: readonly string[]];
}

/** A condition on the member whose id this SQL expression is, for the values of a {@link MessageableFilter}. */
export const isMessageable = (other: string, [bornBy, memberId, kinds]: readonly [string, string, string]): string => `(
    case when is_safeguarding_lead(${other}) then 'lead' else age_group(${other}, ${bornBy}::date) end
    || case when block_stands(${other}, ${memberId}) then ', blocked' else '' end
  ) = any(${kinds}::text[]) and (select u.suspended_at is null from users u where u.id = ${other})`;

/**
 * SAFE-1 to SAFE-7 for a query that searches for members: the policy decides once about every kind of member that there
 * is, and the query only finds out of which kind somebody is.
 */
export async function messageableFilter(
  source: StatementSource,
  policy: MessagingPolicy,
  memberId: string,
): Promise<MessageableFilter> {
  const bornBy = adultIfBornBy(policy);
  const [me] = await selectAsker(source, [memberId, bornBy]);
  if (!me) throw new Error("a query without conditions found nothing");
  const one = { ageGroup: me.age, isLead: me.is_lead };
  const kinds = (["adult", "minor", "unknown", "lead"] as const).flatMap((kind) => {
    // A lead may be messaged whoever else holds the role, so it does not matter which of them has been counted.
    const other = kind === "lead" ? ({ ageGroup: "adult", isLead: true } as const) : { ageGroup: kind, isLead: false };
    return [false, true]
      .filter((isBlocked) => {
        const circumstances = { isBlocked, hasLead: me.has_lead, isOpenToAll: policy.isOpenToAll };
        return decide(one, other, circumstances) !== "refused";
      })
      .map((isBlocked) => (isBlocked ? `${kind}, blocked` : kind));
  });
  return { needsBirthDate: !policy.isOpenToAll && me.age === "unknown", values: [bornBy, memberId, kinds] };
}

/** Which of these the member may message. */
export async function messageableFrom(
  source: StatementSource,
  policy: MessagingPolicy,
  memberId: string,
  otherIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (otherIds.length === 0) return new Set();
  const rows = await selectPairs(source, [memberId, otherIds, adultIfBornBy(policy)]);
  return new Set(rows.filter((row) => decisionFrom(policy, row) !== "refused").map((row) => row.id));
}

/** Sets a member's own birth date; false where it was set before. */
export async function setBirthDate(em: EntityManager, memberId: string, birthDate: string): Promise<boolean> {
  try {
    await em.insert(BirthDateEntity, { user: em.getReference(UserEntity, memberId), birthDate });
    return true;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return false;
    throw error;
  }
}

/** The safeguarding lead with the fewest threads to look after who is none of these; null where there is none. */
export async function findLead(source: StatementSource, notThese: readonly string[]): Promise<string | null> {
  const [lead] = await selectLead(source, [notThese]);
  return lead?.user_id ?? null;
}

/** Makes changes between two members, such as opening and blocking, wait for each other. Call it inside a transaction. */
export async function lockPair(source: StatementSource, one: string, other: string): Promise<void> {
  await lockPairKey(source, [[one, other].sort().join(" ")]);
}
