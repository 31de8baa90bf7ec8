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

/** Starts one PostgreSQL for the run, with a migrated and seeded database that each test file copies. */
export default async function setup(project: TestProject) {
  const folder = dataFolder();
  const postgres = await startEmbeddedDatabase(folder.path);
  const log = openLog({ LOG_LEVEL: "error" });
  const database = await openDatabase({ url: postgres.url, poolSize: 2, log });
  await database.fork().execute("create database lampstand_template");
  // The databases need not survive a crash of the machine.
  for (const setting of ["fsync", "full_page_writes"]) {
    await database.fork().execute(`alter system set ${setting} = off`);
  }
  await database.fork().execute("select pg_reload_conf()");
  await database.close();
  const template = await openDatabase({ url: databaseUrl(postgres.url, "lampstand_template"), poolSize: 2, log });
  await template.migrate();
  await seedQuestions(template.fork());
  // Creates the queue's tables once, so that no test waits for them.
  const jobs = await openJobs({ url: databaseUrl(postgres.url, "lampstand_template"), timeZone: () => "UTC", log });
  await jobs.stop();
  await template.close();
  project.provide("postgresUrl", postgres.url);
  return folder.remove;
}

/** The URL of another database on the same PostgreSQL. */
export function databaseUrl(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}
