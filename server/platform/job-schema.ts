import { createRequire } from "node:module";
import type { Client } from "pg";
import { getConstructionPlans, getMigrationPlans } from "pg-boss";

const SCHEMA = "pgboss";

/** The version of the queue's tables that this version of pg-boss expects. */
const { pgboss } = createRequire(import.meta.url)("pg-boss/package.json") as { pgboss: { schema: number } };

/** Creates or migrates the queue's tables as their owner, for a server whose role may not. */
export async function migrateJobTables(owner: Client): Promise<void> {
  const found = await owner.query<{ table: string | null }>("select to_regclass('pgboss.version') as table");
  if (!found.rows[0]?.table) return void (await owner.query(getConstructionPlans(SCHEMA)));
  const { rows } = await owner.query<{ version: number }>("select version from pgboss.version");
  const version = rows[0]?.version ?? pgboss.schema;
  if (version < pgboss.schema) await owner.query(getMigrationPlans(SCHEMA, version));
}
