import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { deleteOldInvitations } from "./revoke-invitation.ts";

/** INVITE-15: deletes old invitations every night. */
export const roleInvitationJobs = (database: Pick<Database, "fork">): Job[] => [
  job(scheduled("role-invitation/delete-old"), async () => void (await deleteOldInvitations(database.fork())), {
    cron: "25 3 * * *",
  }),
];
