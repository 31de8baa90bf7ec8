import type { EntityManager } from "@mikro-orm/postgresql";
import { ADULT_AGE_YEARS } from "../../schema/limits.ts";
import { type AgeGroup, type Verdict, verdictOn } from "./policy.ts";

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
  /** SAFE-7: the asker has to give it first. */
  readonly needsBirthDate: boolean;
}

/** What the policy asks of two members, `one` and `other`, as columns of a query that has them; see `talkFacts`. */
export interface TalkFacts {
  readonly one_is_lead: boolean;
  readonly other_is_lead: boolean;
  readonly one_age: AgeGroup;
  readonly other_age: AgeGroup;
  readonly is_blocked: boolean;
  readonly has_lead: boolean;
  readonly is_gone: boolean;
}

/** The columns of `TalkFacts` for two expressions that are members' ids. Takes the parameters of `talkParameters`. */
export const talkFacts = (one: string, other: string): string => `
  is_safeguarding_lead(${one}) as one_is_lead, is_safeguarding_lead(${other}) as other_is_lead,
  age_group(${one}, ?::date) as one_age, age_group(${other}, ?::date) as other_age,
  block_stands(${one}, ${other}) as is_blocked,
  exists (
    select from user_roles r join users l on l.id = r.user_id and l.suspended_at is null
    where r.role = 'safeguarding_lead' and r.user_id not in (${one}, ${other})
  ) as has_lead,
  (select count(*) from users u where u.id in (${one}, ${other}) and u.suspended_at is null) < 2 as is_gone`;

/** SAFE-5. */
export async function isBlockBetween(em: EntityManager, one: string, other: string): Promise<boolean> {
  const [found] = await em.execute<{ stands: boolean }[]>("select block_stands(?, ?) as stands", [one, other]);
  return found?.stands === true;
}

/** Who was born on this day or before is an adult today, twice, as `talkFacts` wants it. */
export function talkParameters(rules: TalkRules): [string, string] {
  const [year = "", ...rest] = rules.today().split("-");
  const bornBy = [Number(year) - ADULT_AGE_YEARS, ...rest].join("-").replace(/-02-29$/, "-02-28");
  return [bornBy, bornBy];
}

/** SAFE-1 to SAFE-6 of what a query found. Who is suspended, or not there, is refused. */
export function verdictFrom(rules: TalkRules, facts: TalkFacts): Verdict {
  if (facts.is_gone) return "refused";
  const one = { ageGroup: facts.one_age, isLead: facts.one_is_lead };
  const other = { ageGroup: facts.other_age, isLead: facts.other_is_lead };
  const { isOpenToAll } = rules;
  return verdictOn(one, other, { isBlocked: facts.is_blocked, hasLead: facts.has_lead, isOpenToAll });
}

/** How these two may talk (SAFE-1 to SAFE-7). */
export async function standingOf(
  em: EntityManager,
  rules: TalkRules,
  askerId: string,
  otherId: string,
): Promise<Standing> {
  const [facts] = await em.execute<TalkFacts[]>(
    `select ${talkFacts("pair.one", "pair.other")} from (select ?::uuid as one, ?::uuid as other) pair`,
    [...talkParameters(rules), askerId, otherId],
  );
  if (!facts) throw new Error("a query without conditions found nothing");
  const needsBirthDate = !rules.isOpenToAll && !facts.is_gone && facts.one_age === "unknown";
  return { verdict: verdictFrom(rules, facts), needsBirthDate };
}

/** What a member who looks for others may find. */
export interface Reach {
  /** SAFE-7: they have to give their birth date first. */
  readonly needsBirthDate: boolean;
  /** A condition on the member whose id this expression is; holds the values that it wants, in their order. */
  readonly includes: { readonly to: (other: string) => string; readonly values: readonly unknown[] };
}

/**
 * SAFE-1 to SAFE-7 for a query that looks for members: the policy is asked once about every kind that there is, and the
 * query only finds out of which kind somebody is.
 */
export async function reachOf(em: EntityManager, rules: TalkRules, memberId: string): Promise<Reach> {
  const [bornBy] = talkParameters(rules);
  const [me] = await em.execute<{ age: AgeGroup; is_lead: boolean; has_lead: boolean }[]>(
    `select age_group(me.id, ?::date) as age, is_safeguarding_lead(me.id) as is_lead, exists (
       select from user_roles r join users l on l.id = r.user_id and l.suspended_at is null
       where r.role = 'safeguarding_lead' and r.user_id <> me.id
     ) as has_lead
     from (select ?::uuid as id) me`,
    [bornBy, memberId],
  );
  if (!me) throw new Error("a query without conditions found nothing");
  const one = { ageGroup: me.age, isLead: me.is_lead };
  const kinds = (["adult", "minor", "unknown", "lead"] as const).flatMap((kind) => {
    // A lead is reached whoever else holds the role, so that it does not matter which of them has been counted.
    const other = kind === "lead" ? ({ ageGroup: "adult", isLead: true } as const) : { ageGroup: kind, isLead: false };
    return [false, true]
      .filter((isBlocked) => {
        const circumstances = { isBlocked, hasLead: me.has_lead, isOpenToAll: rules.isOpenToAll };
        return verdictOn(one, other, circumstances) !== "refused";
      })
      .map((isBlocked) => (isBlocked ? `${kind}, blocked` : kind));
  });
  const to = (other: string) => `(
    case when is_safeguarding_lead(${other}) then 'lead' else age_group(${other}, ?::date) end
    || case when block_stands(${other}, ?) then ', blocked' else '' end
  ) in (?) and (select u.suspended_at is null from users u where u.id = ${other})`;
  return {
    needsBirthDate: !rules.isOpenToAll && me.age === "unknown",
    includes: { to, values: [bornBy, memberId, kinds] },
  };
}

/** Which of these the member may write to. */
export async function reachableFrom(
  em: EntityManager,
  rules: TalkRules,
  memberId: string,
  otherIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (otherIds.length === 0) return new Set();
  const rows = await em.execute<(TalkFacts & { id: string })[]>(
    `select pair.other as id, ${talkFacts("pair.one", "pair.other")}
     from (select ?::uuid as one, asked.id as other from users asked where asked.id in (?)) pair`,
    [...talkParameters(rules), memberId, otherIds],
  );
  return new Set(rows.filter((row) => verdictFrom(rules, row) !== "refused").map((row) => row.id));
}

/** Sets a member's own birth date; false where it was set before. */
export async function setBirthDate(em: EntityManager, memberId: string, birthDate: string): Promise<boolean> {
  const rows = await em.execute<{ user_id: string }[]>(
    "insert into birth_dates (user_id, birth_date) values (?, ?) on conflict do nothing returning user_id",
    [memberId, birthDate],
  );
  return rows.length > 0;
}

/** The safeguarding lead with the fewest conversations to look after who is none of these; null where there is none. */
export async function findLead(em: EntityManager, notThese: readonly string[]): Promise<string | null> {
  const [lead] = await em.execute<{ user_id: string }[]>(
    `select r.user_id from user_roles r join users u on u.id = r.user_id and u.suspended_at is null
     where r.role = 'safeguarding_lead' and r.user_id not in (?)
     order by (select count(*) from thread_members m where m.user_id = r.user_id and m.role = 'safeguarding_lead'),
       r.created_at, r.user_id
     limit 1`,
    [notThese],
  );
  return lead?.user_id ?? null;
}

/** One of many changes between two members waits for the other: opening, blocking. Call it inside a transaction. */
export async function lockPair(tx: EntityManager, one: string, other: string): Promise<void> {
  await tx.execute("select pg_advisory_xact_lock(hashtextextended(?, 4))", [[one, other].sort().join(" ")]);
}
