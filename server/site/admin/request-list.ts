import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import { type listRequests, REQUESTS_PER_PAGE } from "../../../schema/site/admin-api.ts";
import { recordAccess, recordAudit } from "../../audit/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { isoTimeIn } from "../../platform/date.ts";
import { csvHead, csvLine } from "../../platform/document/csv.ts";
import { countRequests, type Handler, type RequestFilter, selectRequests } from "./request-store.ts";

/** INBOX-1: a page of requests. Records the look (INBOX-9). */
export async function readRequests(
  em: EntityManager,
  handler: Handler,
  { page, ...filter }: QueryOf<typeof listRequests>,
): Promise<OutputOf<typeof listRequests>> {
  await recordAccess(em, handler.memberId, "requests");
  const [requests, { total }] = await Promise.all([
    selectRequests(em, handler, filter, (page - 1) * REQUESTS_PER_PAGE),
    countRequests(em, handler, filter),
  ]);
  return { requests, total };
}

const headers = ["Received", "Kind", "Name", "Email", "Phone", "Asks", "Child", "Message", "State", "Owner", "Id"];

/** INBOX-8: the requests of this filter as CSV, written while it is sent. The download is recorded first. */
export async function exportRequestList(
  database: Pick<Database, "fork">,
  { admin, timeZone }: { admin: Handler; timeZone: string },
  filter: RequestFilter,
): Promise<AsyncIterable<string>> {
  await recordAudit(database.fork(), { actorId: admin.memberId, kind: "requests-exported" });
  return linesOf(database, { admin, timeZone }, filter);
}

async function* linesOf(
  database: Pick<Database, "fork">,
  { admin, timeZone }: { admin: Handler; timeZone: string },
  filter: RequestFilter,
) {
  yield csvHead(headers);
  for (let skipped = 0; ; skipped += REQUESTS_PER_PAGE) {
    const requests = await selectRequests(database.fork(), admin, filter, skipped);
    yield requests
      .map(({ createdAt, kind, name, email, phone, ask, childName, message, state, owner, requestId }) =>
        csvLine([
          isoTimeIn(timeZone, createdAt),
          kind,
          name,
          email,
          phone,
          ask,
          childName,
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
