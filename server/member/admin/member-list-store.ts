// SQL, because one statement reads a page of the list with what five tables say about each of its members.
import { type ListedMember, MEMBERS_PER_PAGE, type MemberSort } from "../../../schema/member/admin-api.ts";
import { type CompletionField, completionFields } from "../../../schema/profile/completion.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";
import { isMuted } from "../../safety/safety.ts";

/** Where the fields of {@link completionFields} are. */
const completionColumns: Readonly<Record<CompletionField, string>> = {
  full_name: "profile.full_name",
  email: "account.email",
  phone: "profile.phone",
  bio: "profile.bio",
  location: "profile.location",
};
/** PROFILE-4, in SQL because the list is sorted by it. */
const completion = `(num_nonnulls(${completionFields.map((field) => completionColumns[field]).join(", ")}) * ${100 / completionFields.length})`;

const ageState = `case when born.user_id is null then 'unknown' when confirmed.user_id is null then 'declared' else 'confirmed' end`;
const state = `case when account.suspended_at is not null then 'suspended' when ${isMuted("account.id")} then 'muted' else 'active' end`;

/** Every member with their profile and age. */
const everyone = `users account left join profiles profile on profile.user_id = account.id
  left join birth_dates born on born.user_id = account.id
  left join age_confirmations confirmed on confirmed.user_id = account.id`;

/** USERS-2. $1 a pattern for names, $2 one for addresses, $3 a role, `none` or null, $4 a state or null, $5 an age or null,
 * $6 and $7 from when and before when they joined, or null. */
const isWanted = `(
    ($2::text = '%%' or lower(account.email) like $2 or profile.plain_name like plain_letters($1))
    and ($3::text is null or case when $3 = 'none'
      then not holds_role(account.id)
      else $3 = any(${shownRoles("account.id")}) end)
    and ($4::text is null or ${state} = $4)
    and ($5::text is null or ${ageState} = $5)
    and ($6::timestamptz is null or account.created_at >= $6 and account.created_at < $7::timestamptz)
  )`;

/** What each sort compares. The id decides between equal members, so that no page repeats one. */
const sortColumns: Readonly<Record<MemberSort, string>> = {
  name: "profile.plain_name",
  joined: "account.created_at",
  completion,
};

type Order = "asc" | "desc";

const orderBy = (sort: MemberSort, order: Order): string =>
  `${sortColumns[sort]} ${order}${sort === "name" ? " nulls last" : ""}, account.id ${order}`;

/** The columns of a member, as in the declaration of the list. */
export const memberColumns = `account.id as "memberId", coalesce(profile.full_name, '${UNKNOWN_USER}') as "displayName", account.email,
  profile.phone, profile.bio, profile.location, profile.spiritual_level as "spiritualLevel",
  (extract(epoch from account.created_at) * 1000)::float8 as "createdAt", ${shownRoles("account.id")} as roles,
  ${ageState} as age, to_char(born.birth_date, 'YYYY-MM-DD') as "birthDate", ${completion}::int as completion, ${state} as state`;

/** A member by id ($1). */
export const selectMember = prepared<ListedMember>(
  "admin-member",
  `select ${memberColumns} from ${everyone} where account.id = $1`,
);

/** How many members a filter finds. */
export const countMembers = prepared<{ total: number }>(
  "admin-members-count",
  `select count(*)::int as total from ${everyone} where ${isWanted}`,
);

const pageStatement = (sort: MemberSort, order: Order) =>
  prepared<ListedMember>(
    `admin-members-${sort}-${order}`,
    `select ${memberColumns} from (
       select account.id from ${everyone} where ${isWanted}
       order by ${orderBy(sort, order)} limit ${MEMBERS_PER_PAGE} offset $8
     ) page join users account on account.id = page.id left join profiles profile on profile.user_id = account.id
     left join birth_dates born on born.user_id = account.id
     left join age_confirmations confirmed on confirmed.user_id = account.id
     order by ${orderBy(sort, order)}`,
  );

const both = (sort: MemberSort) => ({ asc: pageStatement(sort, "asc"), desc: pageStatement(sort, "desc") });

/** A page of members for each order. The values are those of the filter, and how many members to skip. */
export const selectPage = {
  name: both("name"),
  joined: both("joined"),
  completion: both("completion"),
} satisfies Record<MemberSort, unknown>;
