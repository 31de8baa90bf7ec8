import type { Database } from "../platform/database/database.ts";
import { type Job, job } from "../platform/job.ts";
import { translated } from "../platform/language/translated.ts";
import type { Log } from "../platform/log.ts";
import { type Mail, mailTo, type Recipient, type SendMail } from "../platform/mail.ts";
import { type ErasureFiles, eraseMember } from "./erasure.ts";
import * as english from "./farewell-text.ts";
import { erasureQueue, ownerOf } from "./own-account.ts";

const textIn = await translated(import.meta.url, "./farewell-text.ts", english);

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
    // Read before the account goes. Without one it was erased by an earlier run.
    const owner = await ownerOf(database.fork(), memberId);
    if (owner === null || !(await eraseMember(database, owner.email, files))) return;
    await sendFarewell(options, owner);
  }),
];

/** ERASE-13: afterwards, because erasing deletes every mail to the member that waits. */
async function sendFarewell(options: ErasureJobOptions, to: Recipient): Promise<void> {
  const { community, deliverMail, sendMail, log } = options;
  const mail = mailTo(to, textIn(to.language).farewell(community.name));
  try {
    await deliverMail(mail);
  } catch (error) {
    log.warn({ error }, "the mail about a deleted account waits for the mail server");
    await sendMail(mail);
  }
}
