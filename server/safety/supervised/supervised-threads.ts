import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import { SUPERVISED_PER_PAGE, UNREAD_COUNTED } from "../../../schema/limits.ts";
import type { ShownName } from "../../../schema/member/shown-member.ts";
import type { listSupervised as listEndpoint, SupervisedThread } from "../../../schema/safety/supervised-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import type { ChannelEntity } from "../../channel/channel.entity.ts";
import type { ConversationEntity } from "../../chat/conversation.entity.ts";
import { plainPattern } from "../../platform/database/like-pattern.ts";
import { milliseconds, rowCount, type Views } from "../../platform/database/typed-query.ts";
import type { Member } from "../../platform/session.ts";
import { DELETED_MEMBER, shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";
import type { ThreadEntity } from "../../thread/thread.entity.ts";

type Tables = InferKyselyDB<typeof ThreadEntity | typeof ConversationEntity | typeof ChannelEntity> & Views;
type Reader = Pick<Member, "memberId">;
type Filter = Omit<QueryOf<typeof listEndpoint>, "page">;

/** SAFE-55: a page of the threads that this member supervises. Records the access (SAFE-17). */
export async function listSupervised(
  em: EntityManager,
  member: Reader,
  { page, ...filter }: QueryOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  await recordAccess(em, member.memberId, "supervised");
  const [threads, { total }] = await Promise.all([
    selectPage(em, member, filter, (page - 1) * SUPERVISED_PER_PAGE),
    matching(em, member, filter).select(rowCount).executeTakeFirstOrThrow(),
  ]);
  return { threads: threads.map(asThread), total };
}

const participants = ["conversation.participant_1", "conversation.participant_2"] as const;

/** The name of a member (an SQL expression for their id, null if the account was erased). */
const fullName = (memberId: string) => `case when ${memberId} is null then '${DELETED_MEMBER}' else coalesce(
  (select profile.full_name from profiles profile where profile.user_id = ${memberId}), '${UNKNOWN_USER}') end`;

const person = (memberId: string) =>
  `jsonb_build_object('displayName', ${fullName(memberId)}, 'roles', ${shownRoles(memberId)})`;

const people = sql.raw<ShownName[]>(`jsonb_build_array(${participants.map(person).join(", ")})`);
/** Of a channel, or of the two who talk. */
const names = sql.raw(`coalesce(channel.name, concat_ws(' ', ${participants.map(fullName).join(", ")}))`);

/** The threads of a filter. */
function matching(em: EntityManager, { memberId }: Reader, { kind, name }: Filter) {
  let found = em
    .getKysely<Tables>()
    .selectFrom("thread_readers as place")
    .innerJoin("threads as thread", "thread.id", "place.thread_id")
    .leftJoin("conversations as conversation", "conversation.thread_id", "thread.id")
    .leftJoin("community_channels as channel", "channel.thread_id", "thread.id")
    .where("place.user_id", "=", memberId)
    .where("place.role", "=", "safeguarding_lead")
    .where("channel.closed_at", "is", null);
  if (kind) found = found.where("thread.kind", "=", kind);
  if (name) found = found.where(sql<string>`plain_letters(${names})`, "like", plainPattern(name));
  return found;
}

const selectPage = (em: EntityManager, member: Reader, filter: Filter, skipped: number) =>
  matching(em, member, filter)
    .select((row) => [
      "thread.kind",
      "thread.id as threadId",
      people.as("people"),
      row.ref("channel.name").$notNull().as("name"),
      row.ref("channel.is_private").$notNull().as("isPrivate"),
      row.ref("channel.member_count").$notNull().as("memberCount"),
      milliseconds(row.ref("place.joined_at")).as("supervisedSince"),
      milliseconds(row.ref("thread.last_message_at")).as("lastMessageAt"),
      sql<number>`least(thread.last_seq - place.read_seq, ${UNREAD_COUNTED})::int`.as("unread"),
    ])
    .orderBy("thread.last_message_at", (by) => by.desc().nullsLast())
    .orderBy("place.joined_at", "desc")
    .orderBy("thread.id")
    .limit(SUPERVISED_PER_PAGE)
    .offset(skipped)
    .execute();

function asThread({
  kind,
  people,
  name,
  isPrivate,
  memberCount,
  ...thread
}: Awaited<ReturnType<typeof selectPage>>[number]): SupervisedThread {
  return kind === "conversation" ? { kind, people, ...thread } : { kind, name, isPrivate, memberCount, ...thread };
}
