import type { EntityManager } from "@mikro-orm/postgresql";
import { SUPERVISED_PER_PAGE, UNREAD_COUNTED } from "../../../schema/limits.ts";
import type { SupervisedKind, SupervisedThread } from "../../../schema/safety/supervised-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import { likePattern } from "../../platform/database/like-pattern.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { Member } from "../../platform/session.ts";
import { DELETED_MEMBER, shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";

/** The name of a member (an SQL expression for their id, null if the account was erased). */
const fullName = (memberId: string) => `case when ${memberId} is null then '${DELETED_MEMBER}' else coalesce(
  (select profile.full_name from profiles profile where profile.user_id = ${memberId}), '${UNKNOWN_USER}') end`;

const person = (memberId: string) =>
  `jsonb_build_object('displayName', ${fullName(memberId)}, 'roles', ${shownRoles(memberId)})`;

/**
 * $1 the supervising member, $2 a kind of thread or null, $3 a pattern for names, $4 how many threads to skip. SQL,
 * because one statement counts all threads that it finds and shapes a page of two kinds of them.
 */
const selectSupervised = prepared<{ threads: SupervisedThread[]; total: number }>(
  "list-supervised",
  `with supervised as (
     select thread.id, thread.kind, thread.last_message_at, thread.last_seq, place.joined_at, place.read_seq,
       channel.name, channel.is_private, channel.member_count,
       case when conversation.thread_id is not null
         then array[${fullName("conversation.participant_1")}, ${fullName("conversation.participant_2")}] end as names,
       conversation.participant_1, conversation.participant_2
     from thread_readers place
     join threads thread on thread.id = place.thread_id
     left join conversations conversation on conversation.thread_id = thread.id
     left join community_channels channel on channel.thread_id = thread.id
     where place.user_id = $1 and place.role = 'safeguarding_lead' and channel.closed_at is null
       and ($2::text is null or thread.kind = $2)
   ), found as (
     select * from supervised
     where plain_letters(coalesce(name, array_to_string(names, ' '))) like plain_letters($3)
   ), page as (
     select * from found order by last_message_at desc nulls last, joined_at desc, id limit ${SUPERVISED_PER_PAGE} offset $4
   )
   select (select count(*)::int from found) as total, coalesce((
     select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
         'kind', kind, 'threadId', id, 'people',
         case when kind = 'conversation' then jsonb_build_array(${person("page.participant_1")}, ${person("page.participant_2")}) end,
         'name', name, 'isPrivate', is_private, 'memberCount', member_count,
         'supervisedSince', (extract(epoch from joined_at) * 1000)::float8,
         'unread', least(last_seq - read_seq, ${UNREAD_COUNTED})
       )) || jsonb_build_object('lastMessageAt', (extract(epoch from last_message_at) * 1000)::float8)
       order by last_message_at desc nulls last, joined_at desc, id)
     from page
   ), '[]') as threads`,
);

/** SAFE-55: a page of the threads that this member supervises. Records the access (SAFE-17). */
export async function listSupervised(
  em: EntityManager,
  { memberId }: Pick<Member, "memberId">,
  { page, kind, name = "" }: { page: number; kind?: SupervisedKind | undefined; name?: string | undefined },
): Promise<{ threads: SupervisedThread[]; total: number }> {
  await recordAccess(em, memberId, "supervised");
  const skipped = (page - 1) * SUPERVISED_PER_PAGE;
  const [found] = await selectSupervised(em, [memberId, kind ?? null, likePattern(name), skipped]);
  if (!found) throw new Error("a query without conditions found nothing");
  return found;
}
