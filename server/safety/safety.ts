import type { EntityManager } from "@mikro-orm/postgresql";
import { ADULT_AGE_YEARS } from "../../schema/limits.ts";
import { type AgeGroup, type Party, type Verdict, verdictOn } from "./policy.ts";

/** What the whole community has settled. */
export interface TalkRules {
  /** SAFE-6. */
  readonly isOpenToAll: boolean;
  /** The community's date, as 2026-11-20. */
  today(): string;
}

/** How two members stand to one another now. */
export interface Standing {
  readonly verdict: Verdict;
  /** The safeguarding lead who would accompany them; null where there is none. */
  readonly leadId: string | null;
  /** SAFE-7: the asker has to give it first. */
  readonly needsBirthDate: boolean;
}

/** How these two may talk (SAFE-1 to SAFE-7). Who is suspended, or not there, is refused. */
export async function standingOf(
  em: EntityManager,
  rules: TalkRules,
  askerId: string,
  otherId: string,
): Promise<Standing> {
  const parties = await findParties(em, rules, [askerId, otherId]);
  const [asker, other] = [parties.get(askerId), parties.get(otherId)];
  const leadId = await findLead(em, [askerId, otherId]);
  if (!asker || !other) return { verdict: "refused", leadId, needsBirthDate: false };
  const { isOpenToAll } = rules;
  const isBlocked = (await blockedOf(em, askerId)).has(otherId);
  const verdict = verdictOn(asker, other, { isBlocked, hasLead: leadId !== null, isOpenToAll });
  return { verdict, leadId, needsBirthDate: !isOpenToAll && asker.ageGroup === "unknown" };
}

/** SAFE-7: whether the member has to give their birth date before they look for somebody. */
export async function needsBirthDate(em: EntityManager, rules: TalkRules, memberId: string): Promise<boolean> {
  if (rules.isOpenToAll) return false;
  return (await findParties(em, rules, [memberId])).get(memberId)?.ageGroup === "unknown";
}

/** Which of these the member may write to. */
export async function reachableFrom(
  em: EntityManager,
  rules: TalkRules,
  memberId: string,
  otherIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const parties = await findParties(em, rules, [memberId, ...otherIds]);
  const me = parties.get(memberId);
  if (!me) return new Set();
  const blocked = await blockedOf(em, memberId);
  const leads = await findLeads(em);
  const reachable = otherIds.filter((otherId) => {
    const other = parties.get(otherId);
    const hasLead = leads.some((leadId) => leadId !== memberId && leadId !== otherId);
    const circumstances = { isBlocked: blocked.has(otherId), hasLead, isOpenToAll: rules.isOpenToAll };
    return other !== undefined && verdictOn(me, other, circumstances) !== "refused";
  });
  return new Set(reachable);
}

/** Sets a member's own birth date; false where it was set before. */
export async function setBirthDate(em: EntityManager, memberId: string, birthDate: string): Promise<boolean> {
  const rows = await em.execute<{ user_id: string }[]>(
    "insert into birth_dates (user_id, birth_date) values (?, ?) on conflict do nothing returning user_id",
    [memberId, birthDate],
  );
  return rows.length > 0;
}

/** SAFE-2: who is there and not suspended, as the policy sees them. */
async function findParties(
  em: EntityManager,
  rules: TalkRules,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Party>> {
  const rows = await em.execute<{ id: string; is_lead: boolean; age_group: AgeGroup }[]>(
    `select u.id, coalesce(bool_or(r.role = 'safeguarding_lead'), false) as is_lead,
       case
         when count(r.role) > 0 then 'adult'
         when min(b.birth_date) is null then 'unknown'
         when min(b.birth_date) <= (?::date - interval '${ADULT_AGE_YEARS} years') then 'adult'
         else 'minor'
       end as age_group
     from users u
     left join user_roles r on r.user_id = u.id
     left join birth_dates b on b.user_id = u.id
     where u.id in (?) and u.suspended_at is null
     group by u.id`,
    [rules.today(), memberIds],
  );
  return new Map(rows.map((row) => [row.id, { ageGroup: row.age_group, isLead: row.is_lead }]));
}

/** Whom the member has blocked, and who has blocked the member. */
async function blockedOf(em: EntityManager, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await em.execute<{ id: string }[]>(
    `select blocked_id as id from blocks where blocker_id = ? union select blocker_id from blocks where blocked_id = ?`,
    [memberId, memberId],
  );
  return new Set(rows.map((row) => row.id));
}

/** The safeguarding leads, the one with the fewest conversations to look after first. */
async function findLeads(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ user_id: string }[]>(
    `select r.user_id from user_roles r join users u on u.id = r.user_id and u.suspended_at is null
     where r.role = 'safeguarding_lead'
     order by (select count(*) from thread_members m where m.user_id = r.user_id and m.role = 'safeguarding_lead'),
       r.created_at, r.user_id`,
  );
  return rows.map((row) => row.user_id);
}

async function findLead(em: EntityManager, notThese: readonly string[]): Promise<string | null> {
  return (await findLeads(em)).find((leadId) => !notThese.includes(leadId)) ?? null;
}
