// The job queue belongs to pg-boss and has no entities.
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { likePattern } from "../platform/database/like-pattern.ts";
import { rowsOf } from "../platform/database/typed-query.ts";
import { redactJson } from "./evidence.ts";
import { foldName, mentionsAddress, type PersonalData, redactor } from "./personal-data.ts";

interface JobRow {
  readonly name: string;
  readonly id: string;
  readonly data: unknown;
  readonly output: unknown;
}

/** ERASE-8: deletes jobs that hold the member's address and redacts those that hold their name; returns how many. */
export async function redactJobs(em: EntityManager, data: PersonalData): Promise<number> {
  const [queue] = await rowsOf(em, findQueue);
  if (!queue?.exists) return 0;
  const isMail = mentionsAddress(data.addresses);
  const redact = redactor(data);
  const jobs = await rowsOf(em, jobsAbout(data));
  for (const { name, id, ...job } of jobs) {
    const [content, output] = [job.data, job.output].map((each) => json(redactJson(each, data.memberId, redact)));
    const change = isMail(JSON.stringify([job.data, job.output]))
      ? sql`delete from pgboss.job`
      : sql`update pgboss.job set data = ${content}::jsonb, output = ${output}::jsonb`;
    await rowsOf(em, sql`${change} where name = ${name} and id = ${id}`);
  }
  return jobs.length;
}

const findQueue = sql<{ exists: boolean }>`select to_regclass('pgboss.job') is not null as exists`;

function jobsAbout({ addresses, names }: PersonalData) {
  const addressed = addresses.map((address) => likePattern(address.toLowerCase()));
  const named = names.map((name) => `%${foldName(name).replace(/[^\p{L}\p{N}]+/gu, "%")}%`);
  return sql<JobRow>`select name, id, data, output from pgboss.job
    where lower(concat(data, output)) like any (${addressed}::text[])
      or plain_letters(concat(data, output)) like any (${named}::text[])`;
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
