import { Client } from "pg";
import { getRollbackPlans } from "pg-boss";
import { expect, onTestFinished, test } from "vitest";
import { migrateJobTables } from "../../../server/platform/job-schema.ts";
import { emptyDatabaseUrl } from "../../support/server/database.ts";

test("the owner migrates the queue of an earlier pg-boss, and builds its indexes one by one", async () => {
  const owner = new Client({ connectionString: await emptyDatabaseUrl() });
  await owner.connect();
  onTestFinished(() => owner.end());
  const indexes = async () =>
    (await owner.query("select indexdef from pg_indexes where schemaname = 'pgboss' order by 1")).rows;
  const versionNow = async () => (await owner.query<{ version: number }>("select version from pgboss.version")).rows[0];
  expect(await migrateJobTables(owner)).toEqual([]);
  const [newest, expected] = [await versionNow(), await indexes()];
  for (let version = newest?.version ?? 0; version > 32; version -= 1) {
    await owner.query(getRollbackPlans("pgboss", version));
  }
  expect(await versionNow()).toEqual({ version: 32 });
  const left = await migrateJobTables(owner);
  expect(left.filter((statement) => statement.includes("CONCURRENTLY")).length).toBeGreaterThan(2);
  for (const statement of left) await owner.query(statement);
  expect(await versionNow()).toEqual(newest);
  expect(await indexes()).toEqual(expected);
  expect(await migrateJobTables(owner)).toEqual([]);
});
