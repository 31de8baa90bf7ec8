// Prepared statement: the last sign of life of each member comes from the ends of indexes, not from their rows.
import type { MemberRole } from "../../../schema/member/role.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { avatarUrl, shownRoles } from "../../profile/profile.ts";

/** One member of the page, next to the totals; a page without members is one row whose `id` is null. */
export interface QuietRow {
  readonly total_14: number;
  readonly total_21: number;
  readonly total_30: number;
  readonly id: string | null;
  readonly full_name: string | null;
  readonly avatar_url: string | null;
  readonly roles: readonly MemberRole[];
  readonly days: number;
  readonly mentor_id: string | null;
  readonly mentor_name: string | null;
  readonly mentor_roles: readonly MemberRole[];
}

/** A leader who knows this member: the mentor of their pod, else who confirmed their age. */
const mentorOf = (memberId: string) => `
  select leader.id, leader_profile.full_name from (
    select request.mentor_id as id, 1 as rank, request.decided_at as since from pod_requests request
    where request.user_id = ${memberId} and request.state = 'opened'
    union all
    select confirmation.confirmer_id, 2, confirmation.confirmed_at from age_confirmations confirmation
    where confirmation.user_id = ${memberId}
  ) known join users leader on leader.id = known.id
  left join profiles leader_profile on leader_profile.user_id = leader.id
  where exists (select from active_roles active where active.user_id = leader.id)
  order by known.rank, known.since desc limit 1`;

/** $1 the community's time zone, $2 without a sign of life for how many days, $3 how many at most, $4 how many to skip. */
export const selectQuiet = prepared<QuietRow>(
  "admin-quiet-members",
  `with seen as materialized (
     select account.id, greatest(
       account.created_at,
       (select max(used.updated_at) from sessions used where used.user_id = account.id),
       (select max(done.created_at) from user_activity done where done.user_id = account.id),
       (select max(sent.created_at) from messages sent where sent.sender_id = account.id),
       (select max(played.joined_at) from game_participants played where played.user_id = account.id),
       (select max(devotion.read_on)::timestamp at time zone $1 from user_devotion_reads devotion
        where devotion.user_id = account.id)
     ) as last_seen
     from users account
     where account.suspended_at is null and not holds_role(account.id)
   ), totals as (
     select count(*) filter (where last_seen <= now() - interval '14 days')::int as total_14,
       count(*) filter (where last_seen <= now() - interval '21 days')::int as total_21,
       count(*) filter (where last_seen <= now() - interval '30 days')::int as total_30
     from seen
   ), page as (
     select id, last_seen from seen where last_seen <= now() - make_interval(days => $2)
     order by last_seen desc, id limit $3 offset $4
   )
   select totals.*, page.id, profile.full_name, ${avatarUrl("profile")} as avatar_url, ${shownRoles("page.id")} as roles,
     floor(extract(epoch from now() - page.last_seen) / 86400)::int as days,
     mentor.id as mentor_id, mentor.full_name as mentor_name, ${shownRoles("mentor.id")} as mentor_roles
   from totals left join page on true
   left join profiles profile on profile.user_id = page.id
   left join lateral (${mentorOf("page.id")}) mentor on true
   order by page.last_seen desc, page.id`,
);
