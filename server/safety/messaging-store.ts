// Prepared statements: every sent message, every search for people and every view of a conversation needs these facts
// about two members.
import { prepared } from "../platform/database/prepared.ts";
import type { AgeGroup } from "./policy.ts";

/** The facts that the policy needs about two members, `one` and `other`. */
export interface PairFacts {
  readonly one_is_lead: boolean;
  readonly other_is_lead: boolean;
  readonly one_age: AgeGroup;
  readonly other_age: AgeGroup;
  /** `one` has entered a birth date or holds a role. */
  readonly one_has_age: boolean;
  readonly is_blocked: boolean;
  /** There is a safeguarding lead other than these two, who may use the role now. */
  readonly has_lead: boolean;
  /** There is an admin other than these two, who may use the role now. */
  readonly has_admin: boolean;
  /** One of the two is suspended or has no account. */
  readonly is_gone: boolean;
}

/** A condition: someone other than these two holds the role and may use it now. */
const isHeldBesides = (role: "safeguarding_lead" | "admin", one: string, other: string): string => `exists (
    select from active_roles active where active.role = '${role}' and active.user_id not in (${one}, ${other})
  )`;

/** A condition: the member has entered a birth date, confirmed or not, or holds a role. */
const hasAge = (memberId: string): string => `(
    exists (select from birth_dates entered where entered.user_id = ${memberId})
    or holds_role(${memberId})
  )`;

/** An SQL condition: the member may not write now (SAFE-43). */
export const isMuted = (memberId: string): string =>
  `exists (select from mutes muted where muted.user_id = ${memberId} and muted.until > now())`;

/** The columns of {@link PairFacts}, given SQL expressions for two members' ids and the date of `adultIfBornBy`. */
export const pairFacts = (one: string, other: string, bornBy: string): string => `
  is_safeguarding_lead(${one}) as one_is_lead, is_safeguarding_lead(${other}) as other_is_lead,
  age_group(${one}, ${bornBy}::date) as one_age, age_group(${other}, ${bornBy}::date) as other_age,
  ${hasAge(one)} as one_has_age, block_stands(${one}, ${other}) as is_blocked,
  ${isHeldBesides("safeguarding_lead", one, other)} as has_lead, ${isHeldBesides("admin", one, other)} as has_admin,
  (select count(*) from users u where u.id in (${one}, ${other}) and u.suspended_at is null) < 2 as is_gone`;

export const selectPair = prepared<PairFacts>(
  "messaging-pair",
  `select ${pairFacts("pair.one", "pair.other", "$3")} from (select $1::uuid as one, $2::uuid as other) pair`,
);

/** `leads` and `guardians` (leads and admins) count others. */
export const selectSearcher = prepared<{
  age: AgeGroup;
  has_age: boolean;
  has_role: boolean;
  is_lead: boolean;
  leads: number;
  guardians: number;
}>(
  "messaging-searcher",
  `select age_group(searcher.id, $2::date) as age, ${hasAge("searcher.id")} as has_age,
     holds_role(searcher.id) as has_role,
     is_safeguarding_lead(searcher.id) as is_lead,
     (select count(*)::int from active_roles other where other.role = 'safeguarding_lead' and other.user_id <> searcher.id) as leads,
     (select count(*)::int from active_guardians other where other.user_id <> searcher.id) as guardians
   from (select $1::uuid as id) searcher`,
);

export const selectBlock = prepared<{ stands: boolean }>("block-between", "select block_stands($1, $2) as stands");

/**
 * $1 members, $2 whether an admin will do: the safeguarding lead with the fewest threads, excluding these members. Without
 * one, and if one of these members is a lead, an admin.
 */
export const selectSupervisor = prepared<{ user_id: string }>(
  "find-supervisor",
  `select active.user_id from active_roles active
   where active.user_id <> all($1::uuid[]) and (
     active.role = 'safeguarding_lead'
     or $2::boolean and active.role = 'admin' and exists (select from unnest($1::uuid[]) as pair (id) where is_safeguarding_lead(pair.id))
   )
   order by active.role = 'admin', (
     select count(*) from thread_members seat where seat.user_id = active.user_id and seat.role = 'safeguarding_lead'
   ), active.created_at, active.user_id
   limit 1`,
);

/** Locks the pair, in either order, until the transaction ends. */
export const lockPairKey = prepared("lock-pair", "select pg_advisory_xact_lock(hashtextextended($1, 4))");
