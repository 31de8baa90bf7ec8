// SQL, because a request's state depends on whether its owner is still an admin, and lists are filtered by it.
import type { NamedMember } from "../../../schema/member/shown-member.ts";
import type { InboxState, ListedRequest } from "../../../schema/site/admin-api.ts";
import { REQUESTS_PER_PAGE } from "../../../schema/site/admin-api.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";

/** A condition on `request`: its owner is still an admin. */
const isOwned = `exists (
    select from active_roles active where active.user_id = request.owner_id and active.role = 'admin'
  )`;
/** INBOX-3. */
const isLeft = `(request.state = 'in_progress' and not ${isOwned})`;
const state = `case when ${isLeft} then 'new' else request.state end`;

const named = (id: string) =>
  `case when ${id} is null then null else json_build_object('memberId', ${id}, 'displayName', coalesce(
    (select profile.full_name from profiles profile where profile.user_id = ${id}), '${UNKNOWN_USER}'),
    'roles', ${shownRoles(id)}) end`;

const columns = `request.id as "requestId", request.kind, request.name, request.email, request.phone, request.message,
  ${state} as state, case when ${isLeft} then null else ${named("request.owner_id")} end as owner,
  (extract(epoch from request.created_at) * 1000)::float8 as "createdAt"`;

/**
 * INBOX-1. $1 a pattern without diacritics, $2 the same in lower case, $3 a kind or null, $4 states or null, $5 an owner
 * or null, $6 true for requests that nobody has taken.
 */
const isWanted = `(
    ($2::text = '%%' or lower(request.email) like $2 or plain_letters(request.name) like plain_letters($1)
      or request.phone like $2 or plain_letters(request.message) like plain_letters($1))
    and ($3::text is null or request.kind = $3)
    and ($4::text[] is null or ${state} = any($4))
    and ($5::uuid is null or (request.owner_id = $5 and not ${isLeft}))
    and (not $6::boolean or request.owner_id is null or ${isLeft})
  )`;

/** How many requests a filter finds. */
export const countRequests = prepared<{ total: number }>(
  "admin-requests-count",
  `select count(*)::int as total from requests request where ${isWanted}`,
);

const pageStatement = (order: "asc" | "desc") =>
  prepared<ListedRequest>(
    `admin-requests-${order}`,
    `select ${columns} from requests request where ${isWanted}
     order by request.created_at ${order}, request.id ${order} limit ${REQUESTS_PER_PAGE} offset $7`,
  );

/** A page of requests for each order. The values are those of the filter, and how many requests to skip. */
export const selectPage = { asc: pageStatement("asc"), desc: pageStatement("desc") };

/** A request as its page shows it. */
export interface RequestRow extends ListedRequest {
  readonly sender: NamedMember | null;
  readonly answer: string | null;
  readonly decidedAt: number | null;
}

/** A request by id ($1). */
export const selectRequest = prepared<RequestRow>(
  "admin-request",
  `select ${columns}, ${named("request.user_id")} as sender, request.answer,
     (extract(epoch from request.decided_at) * 1000)::float8 as "decidedAt"
   from requests request where request.id = $1`,
);

/**
 * Locks a request ($1), so that of two admins the second one sees what the first one did. The state is that of the row,
 * as long as its owner ($2 is the caller) is still an admin.
 */
export const lockRequest = prepared<{ state: InboxState; isOthers: boolean; email: string; user_id: string | null }>(
  "admin-request-lock",
  `select ${state} as state, request.email, request.user_id,
     request.state = 'in_progress' and request.owner_id is distinct from $2::uuid and ${isOwned} as "isOthers"
   from requests request where request.id = $1 for update of request`,
);
