import type { Core } from "../../platform/core.ts";
import { type Job, job, scheduled } from "../../platform/job.ts";
import { removeAttachments } from "./removal.ts";

/** THREAD-54, THREAD-55: every hour, removes files that no message needs. */
export const attachmentJobs = ({ database, storage }: Pick<Core, "database" | "storage">): Job[] => [
  job(scheduled("thread/remove-attachments"), () => removeAttachments(database, storage), { cron: "10 * * * *" }),
];
