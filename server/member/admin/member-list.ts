import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import { type ListedMember, type listMembers, MEMBERS_PER_PAGE } from "../../../schema/member/admin-api.ts";
import { recordAccess, recordAudit } from "../../audit/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { isoTimeIn } from "../../platform/date.ts";
import { csvHead, csvLine } from "../../platform/document/csv.ts";
import type { Member } from "../../platform/session.ts";
import { countMembers, type MemberFilter, selectMembers } from "./member-list-store.ts";

interface Reader {
  readonly admin: Pick<Member, "memberId">;
  readonly timeZone: string;
}

/** USERS-1, USERS-2: a page of members. Records the look (AUDIT-1). */
export async function readMembers(
  em: EntityManager,
  { admin, timeZone }: Reader,
  { page, ...filter }: QueryOf<typeof listMembers>,
): Promise<OutputOf<typeof listMembers>> {
  await recordAccess(em, admin.memberId, "members");
  const [members, { total }] = await Promise.all([
    selectMembers(em, filter, { timeZone, page }),
    countMembers(em, filter, timeZone),
  ]);
  return { members, total };
}

const headers = [
  "Name",
  "Email",
  "Phone",
  "Bio",
  "Location",
  "Spiritual level",
  "Joined",
  "Roles",
  "Age",
  "Birth date",
  "Profile complete (%)",
  "State",
  "Id",
];

/** USERS-11: the members of this filter as CSV, written while it is sent. The download is recorded first. */
export async function exportMemberList(
  database: Pick<Database, "fork">,
  { admin, timeZone }: Reader,
  filter: MemberFilter,
): Promise<AsyncIterable<string>> {
  await recordAudit(database.fork(), { actorId: admin.memberId, kind: "members-exported" });
  return linesOf(database, timeZone, filter);
}

async function* linesOf(database: Pick<Database, "fork">, timeZone: string, filter: MemberFilter) {
  yield csvHead(headers);
  for (let page = 1; ; page += 1) {
    const members = await selectMembers(database.fork(), filter, { timeZone, page });
    yield members.map((member) => lineOf(member, timeZone)).join("");
    if (members.length < MEMBERS_PER_PAGE) return;
  }
}

const lineOf = (member: ListedMember, timeZone: string): string =>
  csvLine([
    member.displayName,
    member.email,
    member.phone,
    member.bio,
    member.location,
    member.spiritualLevel,
    isoTimeIn(timeZone, member.createdAt),
    member.roles.join(" "),
    member.age,
    member.birthDate,
    member.completion,
    member.state,
    member.memberId,
  ]);
