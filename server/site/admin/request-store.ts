import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import type { QueryOf } from "../../../schema/endpoint.ts";
import { countAs, type MemberRole } from "../../../schema/member/role.ts";
import { type exportRequests, type ListedRequest, REQUESTS_PER_PAGE } from "../../../schema/site/admin-api.ts";
import { likePattern, plainPattern } from "../../platform/database/like-pattern.ts";
import { milliseconds, type RowOf, rowCount, type Views } from "../../platform/database/typed-query.ts";
import type { Member } from "../../platform/session.ts";
import type { ProfileEntity } from "../../profile/profile.entity.ts";
import { shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";
import type { RequestEntity } from "../request.entity.ts";

type Tables = InferKyselyDB<typeof RequestEntity | typeof ProfileEntity> & Views;
export type Handler = Pick<Member, "memberId" | "roles">;
export type RequestFilter = QueryOf<typeof exportRequests>;

const requests = (em: EntityManager) => em.getKysely<Tables>().selectFrom("requests as request");

type Row = RowOf<ReturnType<typeof requests>>;

/** PRIVACY-6, a condition: admins handle every request, and safeguarding leads those of parents. */
const mayHandle = (row: Row, { roles }: Pick<Handler, "roles">) =>
  countAs("admin", roles) ? row.lit(true) : row("request.kind", "=", "parent");

/** A condition: the request's owner may still handle it. */
const isOwned = (row: Row) =>
  row.exists(
    row
      .selectFrom("active_roles as active")
      .whereRef("active.user_id", "=", "request.owner_id")
      .where(({ eb, or, and }) =>
        or([
          eb("active.role", "=", "admin"),
          and([eb("active.role", "=", "safeguarding_lead"), eb("request.kind", "=", "parent")]),
        ]),
      ),
  );

/** INBOX-3. */
const isLeft = (row: Row) => row.and([row("request.state", "=", "in_progress"), row.not(isOwned(row))]);

const state = (row: Row) =>
  row
    .case()
    .when(isLeft(row))
    .then("new" as const)
    .else(row.ref("request.state"))
    .end();

const named = (row: Row, id: "request.owner_id" | "request.user_id") => {
  const fullName = row.selectFrom("profiles as profile").whereRef("profile.user_id", "=", id).select("full_name");
  return jsonBuildObject({
    memberId: row.ref(id).$notNull(),
    displayName: row.fn.coalesce(fullName, row.val(UNKNOWN_USER)),
    roles: sql.raw<MemberRole[]>(shownRoles(id)),
  });
};

const owner = (row: Row) =>
  row
    .case()
    .when(row.and([row("request.owner_id", "is not", null), row.not(isLeft(row))]))
    .then(named(row, "request.owner_id"))
    .end();

const sender = (row: Row) =>
  row.case().when("request.user_id", "is not", null).then(named(row, "request.user_id")).end();

const columns = (row: Row) =>
  [
    "request.id as requestId",
    "request.kind",
    "request.name",
    "request.email",
    "request.phone",
    "request.message",
    "request.ask",
    "request.child_name as childName",
    state(row).as("state"),
    owner(row).as("owner"),
    milliseconds(row.ref("request.created_at")).as("createdAt"),
  ] as const;

/** INBOX-1: the requests of a filter. Those of parents are a list of their own. */
function matching(em: EntityManager, handler: Handler, { search, kind, ...filter }: RequestFilter) {
  const { memberId } = handler;
  let found = requests(em).where((row) => mayHandle(row, handler));
  if (search) {
    const lowerCase = likePattern(search.toLowerCase());
    found = found.where((row) =>
      row.or([
        row(row.fn<string>("lower", ["request.email"]), "like", lowerCase),
        row("request.phone", "like", lowerCase),
        row(row.fn<string>("plain_letters", ["request.name"]), "like", plainPattern(search)),
        row(row.fn<string>("plain_letters", ["request.child_name"]), "like", plainPattern(search)),
        row(row.fn<string>("plain_letters", ["request.message"]), "like", plainPattern(search)),
      ]),
    );
  }
  if (kind) found = found.where("request.kind", "=", kind);
  else if (countAs("admin", handler.roles)) found = found.where("request.kind", "!=", "parent");
  // One that its owner has left is open, too.
  if (filter.state === "open") found = found.where("request.state", "in", ["new", "in_progress"]);
  else if (filter.state !== "all") found = found.where(state, "=", filter.state);
  if (filter.owner === "me") {
    found = found.where((row) => row.and([row("request.owner_id", "=", memberId), row.not(isLeft(row))]));
  }
  if (filter.owner === "nobody") {
    found = found.where((row) => row.or([row("request.owner_id", "is", null), isLeft(row)]));
  }
  return found;
}

/** A page of the requests of a filter. */
export const selectRequests = (
  em: EntityManager,
  handler: Handler,
  filter: RequestFilter,
  skipped: number,
): Promise<ListedRequest[]> =>
  matching(em, handler, filter)
    .select(columns)
    .orderBy("request.created_at", filter.order)
    .orderBy("request.id", filter.order)
    .limit(REQUESTS_PER_PAGE)
    .offset(skipped)
    .execute();

export const countRequests = (em: EntityManager, handler: Handler, filter: RequestFilter) =>
  matching(em, handler, filter).select(rowCount).executeTakeFirstOrThrow();

/** A request as its page shows it. */
export const selectRequest = (em: EntityManager, handler: Handler, requestId: string) =>
  requests(em)
    .where("request.id", "=", requestId)
    .where((row) => mayHandle(row, handler))
    .select(columns)
    .select((row) => [
      sender(row).as("sender"),
      "request.answer",
      milliseconds(row.ref("request.decided_at")).as("decidedAt"),
    ])
    .executeTakeFirst();

/**
 * Locks a request, so that of two leaders the second one sees what the first one did. The state is that of the row, as long
 * as its owner may still handle it.
 */
export const lockRequest = (tx: EntityManager, handler: Handler, requestId: string) =>
  requests(tx)
    .where("request.id", "=", requestId)
    .where((row) => mayHandle(row, handler))
    .select((row) => [
      state(row).as("state"),
      "request.email",
      "request.user_id",
      row
        .and([
          row("request.state", "=", "in_progress"),
          row("request.owner_id", "is distinct from", handler.memberId),
          isOwned(row),
        ])
        .$castTo<boolean>()
        .as("isOthers"),
    ])
    .forUpdate("request")
    .executeTakeFirst();
