import type { Database } from "../platform/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { clearChannelVersions } from "./channel.ts";

/** Forgets every night what channels were called and said of themselves before, once it is too old for reports. */
export const channelJobs = (database: Pick<Database, "fork">): Job[] => [
  job(scheduled("channel/clear-versions"), () => clearChannelVersions(database.fork()), { cron: "25 3 * * *" }),
];
