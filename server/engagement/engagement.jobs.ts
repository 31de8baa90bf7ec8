import type { Core } from "../platform/core.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { deleteExpired } from "./confession/confession.ts";
import { remindReaders } from "./confession/reminder.ts";
import { shuffleEntries } from "./confession/shuffle.ts";

export const engagementJobs = (core: Pick<Core, "database" | "today" | "sendMail" | "siteUrl" | "config">): Job[] => [
  // ENGAGE-16, every night.
  job(
    scheduled("confession/delete-expired"),
    async () => void (await deleteExpired(core.database.fork(), core.today())),
    { cron: "40 3 * * *" },
  ),
  // ENGAGE-10, every night after that.
  job(scheduled("confession/shuffle"), () => shuffleEntries(core.database.fork()), { cron: "50 3 * * *" }),
  // ENGAGE-18: at the same time every day, so that it says nothing about when somebody wrote.
  job(scheduled("confession/remind-readers"), () => remindReaders(core.database.fork(), core), { cron: "0 17 * * *" }),
];
