import { AUDIT_EXPORT_MAX_ROWS } from "../../schema/audit/admin-api.ts";
import type { Database } from "../platform/database/database.ts";
import { isoTimeIn } from "../platform/date.ts";
import { csvHead, csvLine } from "../platform/document/csv.ts";
import { recordAudit } from "./audit.ts";
import { type AuditFilter, type AuditReader, findEntries } from "./audit-list.ts";

const ROWS_AT_ONCE = 1_000;

const headers = ["When", "Who", "Who (id)", "What", "Detail", "About", "About (id)", "Why"];

/** AUDIT-8: the rows of this filter as CSV, written while it is sent. The download is recorded first. */
export async function exportAudit(
  database: Pick<Database, "fork">,
  reader: AuditReader,
  filter: AuditFilter,
): Promise<AsyncIterable<string>> {
  await recordAudit(database.fork(), { actorId: reader.viewer.memberId, kind: "audit-log-exported" });
  return linesOf(database, reader, filter);
}

async function* linesOf(database: Pick<Database, "fork">, reader: AuditReader, filter: AuditFilter) {
  yield csvHead(headers);
  for (let before: number | undefined, sent = 0; sent < AUDIT_EXPORT_MAX_ROWS; sent += ROWS_AT_ONCE) {
    const entries = await findEntries(database.fork(), reader, filter, { before, limit: ROWS_AT_ONCE });
    yield entries
      .map(({ createdAt, actor, kind, detail, member, reason }) =>
        csvLine([
          isoTimeIn(reader.timeZone, createdAt),
          actor?.displayName ?? null,
          actor?.memberId ?? null,
          kind,
          detail,
          member?.displayName ?? null,
          member?.memberId ?? null,
          reason,
        ]),
      )
      .join("");
    if (entries.length < ROWS_AT_ONCE) return;
    before = entries.at(-1)?.entryId;
  }
}
