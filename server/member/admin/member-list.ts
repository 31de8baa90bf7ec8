import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import {
  type exportMembers,
  type ListedMember,
  type listMembers,
  MEMBERS_PER_PAGE,
} from "../../../schema/member/admin-api.ts";
import { recordAccess, recordAudit } from "../../audit/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { likePattern } from "../../platform/database/like-pattern.ts";
import { dayAfter, isoTimeIn, timeIn } from "../../platform/date.ts";
import { csvHead, csvLine } from "../../platform/document/csv.ts";
import type { Member } from "../../platform/session.ts";
import { countMembers, selectPage } from "./member-list-store.ts";

interface Reader {
  readonly admin: Pick<Member, "memberId">;
  readonly timeZone: string;
}

type Filter = QueryOf<typeof exportMembers>;

/** USERS-1, USERS-2: a page of members. Records the look (AUDIT-1). */
export async function readMembers(
  em: EntityManager,
  { admin, timeZone }: Reader,
  { page, ...filter }: QueryOf<typeof listMembers>,
): Promise<OutputOf<typeof listMembers>> {
  await recordAccess(em, admin.memberId, "members");
  const values = valuesOf(filter, timeZone);
  const [members, [count]] = await Promise.all([readPage(em, filter, values, page), countMembers(em, values)]);
  return { members, total: count?.total ?? 0 };
}

const readPage = (em: EntityManager, { sort, order }: Filter, values: Values, page: number): Promise<ListedMember[]> =>
  selectPage[sort][order](em, [...values, (page - 1) * MEMBERS_PER_PAGE]);

type Values = ReturnType<typeof valuesOf>;

const valuesOf = ({ search = "", role, state, age, joined }: Filter, timeZone: string) => [
  likePattern(search),
  likePattern(search.toLowerCase()),
  role ?? null,
  state ?? null,
  age ?? null,
  joined ? startOf(joined, timeZone) : null,
  joined ? startOf(dayAfter(joined, 1), timeZone) : null,
];

const startOf = (day: string, timeZone: string): string => new Date(timeIn(timeZone, day, "00:00")).toISOString();

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
  filter: Filter,
): Promise<AsyncIterable<string>> {
  await recordAudit(database.fork(), { actorId: admin.memberId, kind: "members-exported" });
  return linesOf(database, timeZone, filter);
}

async function* linesOf(database: Pick<Database, "fork">, timeZone: string, filter: Filter) {
  yield csvHead(headers);
  const values = valuesOf(filter, timeZone);
  for (let page = 1; ; page += 1) {
    const members = await readPage(database.fork(), filter, values, page);
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
