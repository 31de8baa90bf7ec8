import type { Database } from "../../../server/platform/database/database.ts";

/** Stores a row of a table as it is, for rows that would take many requests. Missing columns get their defaults. */
export async function insertRow(
  database: Pick<Database, "fork">,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(row);
  const sql = `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`;
  await database.fork().execute(sql, Object.values(row));
}
