import { Client } from "pg";
import { z } from "zod";
import { job, scheduled } from "../../../server/platform/job.ts";
import { openJobs } from "../../../server/platform/jobs.ts";
import { openLog } from "../../../server/platform/log.ts";

/** A queue whose job records which process ran it; in the process named in `hangsIn` the job never ends. */
export const visitQueue = {
  name: "test/visit",
  data: z.object({ hangsIn: z.string() }),
  timeoutSeconds: 1,
};

/** Opens the job queue as the process `name`, with a scheduled job and a job for enqueued data. */
export async function openVisits(url: string, name: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const record = (what: string) => client.query("insert into visits (what, who) values ($1, $2)", [what, name]);
  const jobs = await openJobs({
    url,
    timeZone: () => "Africa/Lagos",
    log: openLog({ LOG_LEVEL: "silent" }),
    pollSeconds: 1,
  });
  await jobs.start([
    job(visitQueue, async ({ hangsIn }) => {
      await record("enqueued");
      if (hangsIn === name) await new Promise(() => {});
    }),
    job(scheduled("test/clock"), async () => void (await record("scheduled")), { cron: "* * * * *" }),
  ]);
  return {
    jobs,
    close: async () => {
      await jobs.stop();
      await client.end();
    },
  };
}

if (process.env.VISITS_URL) {
  await openVisits(process.env.VISITS_URL, "other");
  console.log("open");
}
