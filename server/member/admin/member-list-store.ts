import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { QueryOf } from "../../../schema/endpoint.ts";
import { type exportMembers, type ListedMember, MEMBERS_PER_PAGE } from "../../../schema/member/admin-api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import { type CompletionField, completionFields } from "../../../schema/profile/completion.ts";
import type { UserEntity } from "../../account/account.entity.ts";
import { likePattern, plainPattern } from "../../platform/database/like-pattern.ts";
import { milliseconds, type RowOf, rowCount } from "../../platform/database/typed-query.ts";
import { dayAfter, timeIn } from "../../platform/date.ts";
import type { ProfileEntity } from "../../profile/profile.entity.ts";
import { shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";
import type { AgeConfirmationEntity } from "../../safety/age/age-confirmation.entity.ts";
import type { BirthDateEntity } from "../../safety/age/birth-date.entity.ts";
import { isMuted } from "../../safety/safety.ts";

type Tables = InferKyselyDB<
  typeof UserEntity | typeof ProfileEntity | typeof BirthDateEntity | typeof AgeConfirmationEntity
>;
export type MemberFilter = QueryOf<typeof exportMembers>;

/** Every member with their profile and age. */
const everyone = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("users as account")
    .leftJoin("profiles as profile", "profile.user_id", "account.id")
    .leftJoin("birth_dates as born", "born.user_id", "account.id")
    .leftJoin("age_confirmations as confirmed", "confirmed.user_id", "account.id");

type Members = ReturnType<typeof everyone>;
type Row = RowOf<Members>;

const roles = sql.raw<MemberRole[]>(shownRoles("account.id"));

const age = (row: Row) =>
  row
    .case()
    .when("born.user_id", "is", null)
    .then("unknown" as const)
    .when("confirmed.user_id", "is", null)
    .then("declared" as const)
    .else("confirmed" as const)
    .end();

const state = (row: Row) =>
  row
    .case()
    .when("account.suspended_at", "is not", null)
    .then("suspended" as const)
    .when(sql.raw(isMuted("account.id")))
    .then("muted" as const)
    .else("active" as const)
    .end();

/** Where the fields of {@link completionFields} are. */
const completionColumns = {
  full_name: "profile.full_name",
  email: "account.email",
  phone: "profile.phone",
  bio: "profile.bio",
  location: "profile.location",
} as const satisfies Record<CompletionField, string>;

/** PROFILE-4, in SQL because the list is sorted by it. */
const completion = (row: Row) => {
  const filled = row.fn<number>(
    "num_nonnulls",
    completionFields.map((field) => completionColumns[field]),
  );
  return row(filled, "*", 100 / completionFields.length);
};

/** A member, as in the declaration of the list. */
const columns = (row: Row) =>
  [
    "account.id as memberId",
    row.fn.coalesce("profile.full_name", row.val(UNKNOWN_USER)).as("displayName"),
    "account.email",
    "profile.phone",
    "profile.bio",
    "profile.location",
    "profile.spiritual_level as spiritualLevel",
    milliseconds(row.ref("account.created_at")).as("createdAt"),
    roles.as("roles"),
    age(row).as("age"),
    "born.birth_date as birthDate",
    completion(row).as("completion"),
    state(row).as("state"),
  ] as const;

/** USERS-2: the members of a filter. */
function matching(em: EntityManager, filter: MemberFilter, timeZone: string): Members {
  const { search, role, joined } = filter;
  const startOf = (day: string) => new Date(timeIn(timeZone, day, "00:00"));
  let found = everyone(em);
  if (search) {
    found = found.where((row) =>
      row.or([
        row(row.fn<string>("lower", ["account.email"]), "like", likePattern(search.toLowerCase())),
        row("profile.plain_name", "like", plainPattern(search)),
      ]),
    );
  }
  if (role === "none") found = found.where((row) => row.not(row.fn<boolean>("holds_role", ["account.id"])));
  else if (role) {
    found = found.where((row) => row(row.val(role), "=", row.fn.any(roles)));
  }
  if (filter.state) found = found.where(state, "=", filter.state);
  if (filter.age) found = found.where(age, "=", filter.age);
  if (joined) {
    found = found
      .where("account.created_at", ">=", startOf(joined))
      .where("account.created_at", "<", startOf(dayAfter(joined, 1)));
  }
  return found;
}

/** The id decides between equal members, so that no page repeats one. */
function inOrder(found: Members, { sort, order }: MemberFilter): Members {
  const sorted = {
    name: () => found.orderBy("profile.plain_name", (by) => by[order]().nullsLast()),
    joined: () => found.orderBy("account.created_at", order),
    completion: () => found.orderBy(completion, order),
  }[sort]();
  return sorted.orderBy("account.id", order);
}

/** A page of the members of a filter. Only for these the database computes what is shown, however many it skips. */
export async function selectMembers(
  em: EntityManager,
  filter: MemberFilter,
  { timeZone, page }: { timeZone: string; page: number },
): Promise<ListedMember[]> {
  const ids = inOrder(matching(em, filter, timeZone), filter)
    .select("account.id")
    .limit(MEMBERS_PER_PAGE)
    .offset((page - 1) * MEMBERS_PER_PAGE);
  return await inOrder(everyone(em).where("account.id", "in", ids), filter)
    .select(columns)
    .execute();
}

export const countMembers = (em: EntityManager, filter: MemberFilter, timeZone: string) =>
  matching(em, filter, timeZone).select(rowCount).executeTakeFirstOrThrow();

export const selectMember = (em: EntityManager, memberId: string) =>
  everyone(em).select(columns).where("account.id", "=", memberId).executeTakeFirst();
