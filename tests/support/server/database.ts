import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "../../../server/platform/database/database.ts";
import { openLog } from "../../../server/platform/log.ts";
import { databaseUrl } from "./postgres.ts";

/** Creates a migrated database with questions and without members. Returns its URL. */
export const freshDatabaseUrl = (): Promise<string> => createDatabase("lampstand_template");

/** Creates a database without tables. Returns its URL. */
export const emptyDatabaseUrl = (): Promise<string> => createDatabase("template0");

async function createDatabase(template: string): Promise<string> {
  const postgresUrl = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    // One copy at a time: PostgreSQL refuses to copy a template that another session is copying.
    await client.query("select pg_advisory_lock(1)");
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return databaseUrl(postgresUrl, name);
}

/** Opens a fresh database. Close it at the end of the test file. */
export async function testDatabase(): Promise<Database> {
  return openDatabase({ url: await freshDatabaseUrl(), poolSize: 10, log: openLog({ LOG_LEVEL: "error" }) });
}
