import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { openJobs } from "../../../server/platform/jobs.ts";
import { openLog } from "../../../server/platform/log.ts";
import { seedQuestions } from "../../../server/question/question.ts";
import { dataFolder } from "./process.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** The address of a PostgreSQL that already runs, from `startTestPostgres`. Without it each run starts its own. */
export const POSTGRES_VARIABLE = "TEST_POSTGRES_URL";

/** Gives the run a PostgreSQL: the one of the environment, or a new one. */
export default async function setup(project: TestProject) {
  const running = process.env[POSTGRES_VARIABLE];
  if (running) {
    project.provide("postgresUrl", running);
    return undefined;
  }
  const postgres = await startTestPostgres();
  project.provide("postgresUrl", postgres.url);
  return () => postgres.stop();
}

/** Starts a PostgreSQL with a migrated and seeded database that each test file copies. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = dataFolder();
  const postgres = await startEmbeddedDatabase(folder.path);
  const log = openLog({ LOG_LEVEL: "error" });
  const database = await openDatabase({ url: postgres.url, poolSize: 2, log });
  await database.fork().execute("create database lampstand_template");
  // The databases need not survive a crash of the machine, and hundreds of them would each be vacuumed every minute.
  for (const setting of ["fsync", "full_page_writes", "autovacuum"]) {
    await database.fork().execute(`alter system set ${setting} = off`);
  }
  // A statement that means the database's own time zone where it should name another one fails at every hour.
  await database.fork().execute("alter system set timezone = 'Pacific/Kiritimati'");
  await database.fork().execute("select pg_reload_conf()");
  await database.close();
  const template = await openDatabase({ url: databaseUrl(postgres.url, "lampstand_template"), poolSize: 2, log });
  await template.migrate();
  await seedQuestions(template.fork());
  // Creates the queue's tables once, so that no test waits for them.
  const jobs = await openJobs({ url: databaseUrl(postgres.url, "lampstand_template"), timeZone: () => "UTC", log });
  await jobs.stop();
  await template.close();
  return { url: postgres.url, stop: folder.remove };
}

/** Removes the databases of all test files. None may be running. */
export async function dropTestDatabases(postgresUrl: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname like 'test\\_%'",
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  } finally {
    await client.end();
  }
}

/** The URL of another database on the same PostgreSQL. */
export function databaseUrl(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}
