import type { Database } from "../platform/database/database.ts";
import { type Job, job } from "../platform/job.ts";
import type { Log } from "../platform/log.ts";
import type { Mail, SendMail } from "../platform/mail.ts";
import { type ErasureFiles, eraseMember } from "./erasure.ts";
import { addressOf, erasureQueue } from "./own-account.ts";

interface ErasureJobOptions {
  readonly database: Pick<Database, "fork">;
  readonly files: ErasureFiles;
  readonly community: { readonly name: string };
  /** Sends a mail at once, without storing it. */
  readonly deliverMail: (mail: Mail) => Promise<void>;
  readonly sendMail: SendMail;
  readonly log: Log;
}

export const erasureJobs = (options: ErasureJobOptions): Job[] => [
  job(erasureQueue, async ({ memberId }) => {
    const { database, files } = options;
    const address = await addressOf(database.fork(), memberId);
    // Without an address it was erased by an earlier run.
    if (address === null || !(await eraseMember(database, address, files))) return;
    await sendFarewell(options, address);
  }),
];

/** ERASE-13: afterwards, because erasing deletes every mail to the member that waits. */
async function sendFarewell(options: ErasureJobOptions, to: string): Promise<void> {
  const { community, deliverMail, sendMail, log } = options;
  const mail = {
    to,
    subject: `Your account at ${community.name} is deleted`,
    text: `You asked us to delete your account at ${community.name}, and it’s done. Your name, your email address and everything in your profile are gone. If you didn’t ask for this, please reply to this email: somebody else knows your password.\n\nThank you for the time you spent with us. You’re always welcome to come back.`,
  };
  try {
    await deliverMail(mail);
  } catch (error) {
    log.warn({ error }, "the mail about a deleted account waits for the mail server");
    await sendMail(mail);
  }
}
