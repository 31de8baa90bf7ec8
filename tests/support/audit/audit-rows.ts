import type { Database } from "../../../server/platform/database/database.ts";

export interface AuditRow {
  readonly actor_id: string | null;
  readonly kind: string;
  readonly member_id: string | null;
  readonly item_id: string | null;
  readonly detail: string | null;
  readonly reason: string | null;
}

/** The rows that `work` leaves in the audit log, oldest first. */
export async function auditDuring(database: Database, work: () => Promise<unknown>): Promise<AuditRow[]> {
  const rows = <Row extends object>(sql: string, values: unknown[] = []) => database.fork().execute<Row[]>(sql, values);
  const [last] = await rows<{ id: string }>("select coalesce(max(id), 0) as id from audit_log");
  await work();
  return await rows<AuditRow>(
    "select actor_id, kind, member_id, item_id, detail, reason from audit_log where id > ? order by id",
    [last?.id],
  );
}
