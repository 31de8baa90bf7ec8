// The job queue belongs to pg-boss and has no entities, so these are plain statements.
import type { Database } from "../platform/database/database.ts";
import { likePattern } from "../platform/database/like-pattern.ts";
import { prepared } from "../platform/database/prepared.ts";
import { redactJson } from "./evidence.ts";
import { foldName, mentionsAddress, type PersonalData, redactor } from "./personal-data.ts";

interface JobRow {
  readonly name: string;
  readonly id: string;
  readonly data: unknown;
  readonly output: unknown;
}

const findQueue = prepared<{ exists: boolean }>(
  "erase-find-queue",
  "select to_regclass('pgboss.job') is not null as exists",
);

const findJobs = prepared<JobRow>(
  "erase-find-jobs",
  `select name, id, data, output from pgboss.job
   where lower(concat(data, output)) like any ($1::text[]) or plain_letters(concat(data, output)) like any ($2::text[])`,
);

const deleteJob = prepared("erase-delete-job", "delete from pgboss.job where name = $1 and id = $2");

const updateJob = prepared(
  "erase-update-job",
  "update pgboss.job set data = $3::jsonb, output = $4::jsonb where name = $1 and id = $2",
);

/** ERASE-8: deletes jobs that hold the member's address and redacts those that hold their name; returns how many. */
export async function redactJobs(database: Pick<Database, "run">, data: PersonalData): Promise<number> {
  const [queue] = await findQueue(database, []);
  if (!queue?.exists) return 0;
  const isMail = mentionsAddress(data.addresses);
  const redact = redactor(data);
  const jobs = await findJobs(database, [
    data.addresses.map((address) => likePattern(address.toLowerCase())),
    data.names.map((name) => `%${foldName(name).replace(/[^\p{L}\p{N}]+/gu, "%")}%`),
  ]);
  for (const job of jobs) {
    if (isMail(JSON.stringify([job.data, job.output]))) await deleteJob(database, [job.name, job.id]);
    else {
      const [content, output] = [job.data, job.output].map((each) => redactJson(each, data.memberId, redact));
      await updateJob(database, [job.name, job.id, json(content), json(output)]);
    }
  }
  return jobs.length;
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
