import { z } from "zod";
import type { Database } from "../platform/database.ts";
import { type Job, job } from "../platform/job.ts";
import { clearVersions } from "./thread.ts";

/** THREAD-5: forgets every night what messages said before, once it is too old for reports. */
export const threadJobs = (database: Pick<Database, "fork">): Job[] => [
  job({ name: "thread/retention", data: z.object({}) }, () => clearVersions(database.fork()), { cron: "20 3 * * *" }),
];
