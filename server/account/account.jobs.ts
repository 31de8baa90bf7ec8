import { z } from "zod";
import { email } from "../../schema/account/email.ts";
import type { Database } from "../platform/database/database.ts";
import { type Job, type JobQueue, job, scheduled } from "../platform/job.ts";
import { clearExpired } from "./account.ts";
import type { AccountMails } from "./account-mail.ts";
import { issueResetLink } from "./password/password-reset.ts";

/**
 * A request for a reset link. A job looks up the account, so the response time does not reveal whether there is one.
 */
export const passwordResetQueue = {
  name: "account/send-reset-link",
  data: z.strictObject({ email }),
} satisfies JobQueue;

const EVERY_TEN_MINUTES = "*/10 * * * *";

/** The background work of the account feature. */
export const accountJobs = (database: Pick<Database, "fork">, mails: AccountMails): Job[] => [
  job(passwordResetQueue, async (request) => {
    const link = await issueResetLink(database.fork(), request.email);
    if (link) await mails.resetPassword(link.recipient, link.token);
  }),
  job({ ...scheduled("account/clear-expired"), retries: 1 }, () => clearExpired(database.fork()), {
    cron: EVERY_TEN_MINUTES,
  }),
];
