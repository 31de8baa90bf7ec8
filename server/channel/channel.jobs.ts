import { z } from "zod";
import type { Database } from "../platform/database.ts";
import { type Job, job } from "../platform/job.ts";
import { clearChannelVersions } from "./channel.ts";

/** Forgets every night what channels were called and said of themselves before, once it is too old for reports. */
export const channelJobs = (database: Pick<Database, "fork">): Job[] => [
  job({ name: "channel/retention", data: z.object({}) }, () => clearChannelVersions(database.fork()), {
    cron: "25 3 * * *",
  }),
];
