import { createRequire } from "node:module";
import type { Client } from "pg";
import { getConstructionPlans, getMigrationPlans } from "pg-boss";

const SCHEMA = "pgboss";

/** The version of the queue's tables that this version of pg-boss expects. */
const { pgboss } = createRequire(import.meta.url)("pg-boss/package.json") as { pgboss: { schema: number } };

/**
 * Creates or migrates the queue's tables as their owner, for a server whose role may not. Returns the statements that are left
 * to run, each by itself: they build indexes beside the writes of others, for which PostgreSQL wants no transaction.
 */
export async function migrateJobTables(owner: Client): Promise<readonly string[]> {
  const found = await owner.query<{ table: string | null }>("select to_regclass('pgboss.version') as table");
  if (!found.rows[0]?.table) {
    await owner.query(getConstructionPlans(SCHEMA));
    return [];
  }
  const { rows } = await owner.query<{ version: number }>("select version from pgboss.version");
  const version = rows[0]?.version ?? pgboss.schema;
  if (version >= pgboss.schema) return [];
  const { transaction, indexes } = stepsOf(getMigrationPlans(SCHEMA, version));
  await owner.query(transaction);
  return indexes;
}

const COMMIT = "COMMIT;";

/** pg-boss gives one script: a transaction, and behind it one statement for each index. */
function stepsOf(script: string): { transaction: string; indexes: readonly string[] } {
  const end = script.lastIndexOf(COMMIT) + COMMIT.length;
  const indexes = script
    .slice(end)
    .split(";")
    .map((statement) => statement.trim());
  return { transaction: script.slice(0, end), indexes: indexes.filter((statement) => statement !== "") };
}
