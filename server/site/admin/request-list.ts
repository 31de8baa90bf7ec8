import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import { type exportRequests, type listRequests, REQUESTS_PER_PAGE } from "../../../schema/site/admin-api.ts";
import { recordAccess, recordAudit } from "../../audit/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { likePattern } from "../../platform/database/like-pattern.ts";
import { isoTimeIn } from "../../platform/date.ts";
import { csvHead, csvLine } from "../../platform/document/csv.ts";
import type { Member } from "../../platform/session.ts";
import { countRequests, selectPage } from "./request-store.ts";

type Filter = QueryOf<typeof exportRequests>;
type Admin = Pick<Member, "memberId">;

/** INBOX-1: a page of requests. Records the look (INBOX-9). */
export async function readRequests(
  em: EntityManager,
  admin: Admin,
  { page, ...filter }: QueryOf<typeof listRequests>,
): Promise<OutputOf<typeof listRequests>> {
  await recordAccess(em, admin.memberId, "requests");
  const values = valuesOf(admin, filter);
  const [requests, [count]] = await Promise.all([
    selectPage[filter.order](em, [...values, (page - 1) * REQUESTS_PER_PAGE]),
    countRequests(em, values),
  ]);
  return { requests, total: count?.total ?? 0 };
}

const states = { open: ["new", "in_progress"], all: null } as const;

const valuesOf = ({ memberId }: Admin, { search = "", kind, state, owner }: Filter) => [
  likePattern(search),
  likePattern(search.toLowerCase()),
  kind ?? null,
  state === "open" || state === "all" ? states[state] : [state],
  owner === "me" ? memberId : null,
  owner === "nobody",
];

const headers = ["Received", "Kind", "Name", "Email", "Phone", "Message", "State", "Owner", "Id"];

/** INBOX-8: the requests of this filter as CSV, written while it is sent. The download is recorded first. */
export async function exportRequestList(
  database: Pick<Database, "fork">,
  { admin, timeZone }: { admin: Admin; timeZone: string },
  filter: Filter,
): Promise<AsyncIterable<string>> {
  await recordAudit(database.fork(), { actorId: admin.memberId, kind: "requests-exported" });
  return linesOf(database, { admin, timeZone }, filter);
}

async function* linesOf(
  database: Pick<Database, "fork">,
  { admin, timeZone }: { admin: Admin; timeZone: string },
  filter: Filter,
) {
  yield csvHead(headers);
  for (let skipped = 0; ; skipped += REQUESTS_PER_PAGE) {
    const requests = await selectPage[filter.order](database.fork(), [...valuesOf(admin, filter), skipped]);
    yield requests
      .map(({ createdAt, kind, name, email, phone, message, state, owner, requestId }) =>
        csvLine([
          isoTimeIn(timeZone, createdAt),
          kind,
          name,
          email,
          phone,
          message,
          state,
          owner?.displayName ?? null,
          requestId,
        ]),
      )
      .join("");
    if (requests.length < REQUESTS_PER_PAGE) return;
  }
}
