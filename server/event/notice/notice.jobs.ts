import type { Database } from "../../platform/database/database.ts";
import { type Job, job, scheduled } from "../../platform/job.ts";
import { notifyOfTomorrow } from "./tomorrow.ts";

/** NOTICE-17: from 4 PM until midnight, often enough for a registration late in the evening. */
export const noticeJobs = (database: Pick<Database, "fork">, community: { readonly timeZone: string }): Job[] => [
  job(
    scheduled("event/notify-of-tomorrow"),
    async () => notifyOfTomorrow(database.fork(), community.timeZone),
    // The run at 11:58 PM is for those who register after 11:55 PM. A later one might begin after midnight.
    { cron: "*/5,58 16-23 * * *" },
  ),
];
