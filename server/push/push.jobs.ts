import { z } from "zod";
import type { Database } from "../platform/database/database.ts";
import { type Job, type JobQueue, job, scheduled } from "../platform/job.ts";
import { type SendOptions, sendPushes } from "./send-pushes.ts";

const MEMBERS_PER_JOB = 100;
const MINUTE_SECONDS = 60;

/** A minute later the bell is seen first, so there are few tries. */
export const pushQueue = {
  name: "push/send",
  data: z.strictObject({ memberIds: z.array(z.uuid()).min(1).max(MEMBERS_PER_JOB) }),
  retries: 3,
  // The devices of each member may take ten seconds together. Only those that were not reached are tried again.
  timeoutSeconds: 20 * MINUTE_SECONDS,
} satisfies JobQueue;

export const pushJobs = (
  database: Pick<Database, "fork">,
  options: SendOptions,
  enqueueForgotten: () => Promise<void>,
): Job[] => [
  job(pushQueue, ({ memberIds }) => sendPushes(database.fork(), memberIds, options)),
  job(scheduled("push/enqueue-forgotten"), enqueueForgotten, { cron: "* * * * *" }),
];

/** These members in parts that fit into one job. */
export const jobsOf = (memberIds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(memberIds.length / MEMBERS_PER_JOB) }, (_, index) =>
    memberIds.slice(index * MEMBERS_PER_JOB, (index + 1) * MEMBERS_PER_JOB),
  );
