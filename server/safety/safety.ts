import type { StatementSource } from "../platform/database/prepared.ts";
import { adultIfBornBy, type MessagingPolicy } from "./age/adult-date.ts";
import { isKnown } from "./member-visibility.ts";
import {
  lockPairKey,
  type PairFacts,
  selectBlock,
  selectPair,
  selectSearcher,
  selectSupervisor,
} from "./messaging-store.ts";
import { type Decision, decide } from "./policy.ts";

export { isAdmin, lockParties } from "./action/actor-lock.ts";
export { type MemberStatus, memberStatusOf } from "./action/member-status.ts";
export { mutedUntil, refuseWhileMuted } from "./action/mute.ts";
export { statusSender } from "./action/status-sender.ts";
export { adultIfBornBy, type MessagingPolicy } from "./age/adult-date.ts";
export { confirmDates } from "./age/attestation.ts";
export { birthDateOf, isMinorByDate, setBirthDate, setOwnBirthDate } from "./age/birth-date.ts";
export { findContactData } from "./contact/contact.ts";
export { refuseContactInDescription, refuseContactInName } from "./contact/contact-in-name.ts";
export { replaceMeetingLinks } from "./contact/link.ts";
export { findContactAround } from "./contact/split-contact.ts";
export { type ContactCheck, contactCheck } from "./flagged/contact-check.ts";
export { leadNames } from "./lead-names.ts";
export { hasBlocked, notAcrossBlock, sharesThread } from "./member-visibility.ts";
export { isMuted, type PairFacts, pairFacts } from "./messaging-store.ts";
export { type AgeGroup, isOneAgeGroup } from "./policy.ts";
export { openReportCounts, readPostReports } from "./report/post-reports.ts";
export { needsContact } from "./safeguarding-contact.ts";
export { leadOfRoom } from "./supervised/room-lead.ts";
export { canBeReadAlong, quietUntil, refuseWords } from "./words/words.ts";

/** How two members may message each other now. */
export interface MessagingDecision {
  readonly decision: Decision;
  /** SAFE-7: the member must enter their birth date first. */
  readonly needsBirthDate: boolean;
}

/** SAFE-2: whether a member is known to be an adult, or ages do not matter in this community. */
export async function isConfirmedAdult(
  source: StatementSource,
  policy: MessagingPolicy,
  memberId: string,
): Promise<boolean> {
  const [member] = await selectSearcher(source, [memberId, adultIfBornBy(policy)]);
  return policy.isOpenToAll || member?.age === "adult";
}

/** SAFE-1 to SAFE-6 for facts from a query. Members who are suspended or have no account are refused. */
export function decisionFrom(policy: MessagingPolicy, facts: PairFacts): Decision {
  if (facts.is_gone) return "refused";
  const one = { ageGroup: facts.one_age, isLead: facts.one_is_lead };
  const other = { ageGroup: facts.other_age, isLead: facts.other_is_lead };
  const { isOpenToAll } = policy;
  return decide(one, other, {
    isBlocked: facts.is_blocked,
    hasLead: facts.has_lead,
    hasAdmin: facts.has_admin,
    isOpenToAll,
  });
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
  const needsBirthDate = !policy.isOpenToAll && !facts.is_gone && !facts.one_has_age;
  return { decision: decisionFrom(policy, facts), needsBirthDate };
}

/** SAFE-5. */
export async function isBlockBetween(source: StatementSource, one: string, other: string): Promise<boolean> {
  const [found] = await selectBlock(source, [one, other]);
  return found?.stands === true;
}

/** Which members a search may find. */
export interface MessageableFilter {
  /** SAFE-7: the member must enter their birth date first. */
  readonly needsBirthDate: boolean;
  /** True if the age is known, or does not matter in this community. */
  readonly isAgeConfirmed: boolean;
  /** Values for the three parameters of {@link isMessageable}, in their order. */
  readonly values: readonly [bornBy: string, memberId: string, kinds: readonly string[]];
}

const kindOf = (other: string, bornBy: string): string =>
  `case when is_safeguarding_lead(${other}) then 'lead' else age_group(${other}, ${bornBy}::date) end`;

/**
 * SAFE-107, a condition: a search of the viewer of a {@link MessageableFilter} would find members like the one with this id (an
 * SQL expression). It does not ask for blocks, so that nobody learns of one.
 */
export const isOfMessageableKind = (other: string, [bornBy, kinds]: readonly [string, string]): string =>
  `(${kindOf(other, bornBy)}) = any(${kinds}::text[])`;

/** A condition: the member with this id (an SQL expression) passes a {@link MessageableFilter} with these values. */
export const isMessageable = (other: string, [bornBy, memberId, kinds]: readonly [string, string, string]): string => `(
    ${kindOf(other, bornBy)}
    || case when block_stands(${other}, ${memberId}) then ', blocked' else '' end
  ) = any(${kinds}::text[]) and (select u.suspended_at is null from users u where u.id = ${other})`;

/**
 * SAFE-51, a condition: the member with this id (an SQL expression) is visible to the viewer of a {@link MessageableFilter}.
 * PostgreSQL evaluates the first part first. It is quick, and the second looks through every thread of the viewer.
 */
export const isVisibleMember = (other: string, values: readonly [string, string, string]): string =>
  `(${isMessageable(other, values)} or ${isKnown(other, values[1])})`;

const everyKind = ["adult", "minor", "unknown", "lead"] as const;
/** SAFE-25: members whose age is unknown may be minors. */
const grownUps = ["adult", "lead"] as const;

/**
 * SAFE-1 to SAFE-7 and SAFE-25 for a query that searches for members: the policy decides once for every kind of member, and the
 * query only determines each member's kind.
 */
export async function messageableFilter(
  source: StatementSource,
  policy: MessagingPolicy,
  memberId: string,
): Promise<MessageableFilter> {
  const bornBy = adultIfBornBy(policy);
  const [me] = await selectSearcher(source, [memberId, bornBy]);
  if (!me) throw new Error("a query without conditions found nothing");
  const one = { ageGroup: me.age, isLead: me.is_lead };
  const found = me.age === "minor" || me.has_role || policy.isOpenToAll ? everyKind : grownUps;
  const kinds = found.flatMap((kind) => {
    const isLead = kind === "lead";
    const other = { ageGroup: isLead ? "adult" : kind, isLead };
    // A lead who is found does not count as another lead.
    const hasLead = me.leads > (isLead ? 1 : 0);
    const hasAdmin = me.guardians > (isLead ? 1 : 0);
    return [false, true]
      .filter((isBlocked) => {
        const circumstances = { isBlocked, hasLead, hasAdmin, isOpenToAll: policy.isOpenToAll };
        return decide(one, other, circumstances) !== "refused";
      })
      .map((isBlocked) => (isBlocked ? `${kind}, blocked` : kind));
  });
  const isAgeConfirmed = policy.isOpenToAll || me.age !== "unknown";
  return { needsBirthDate: !policy.isOpenToAll && !me.has_age, isAgeConfirmed, values: [bornBy, memberId, kinds] };
}

/**
 * Who supervises the conversation of these two: the safeguarding lead with the fewest threads who is neither of them, or an
 * admin if one of them is a lead (SAFE-4). Null if there is nobody.
 */
export async function findSupervisor(source: StatementSource, pair: readonly string[]): Promise<string | null> {
  const [found] = await selectSupervisor(source, [pair, true]);
  return found?.user_id ?? null;
}

/** The safeguarding lead with the fewest threads, excluding these members. Null if there is none. */
export async function findLead(source: StatementSource, notThese: readonly string[]): Promise<string | null> {
  const [found] = await selectSupervisor(source, [notThese, false]);
  return found?.user_id ?? null;
}

/**
 * Serialises changes between two members, such as opening a conversation and blocking. Call it inside a transaction.
 */
export async function lockPair(source: StatementSource, one: string, other: string): Promise<void> {
  await lockPairKey(source, [[one, other].sort().join(" ")]);
}
