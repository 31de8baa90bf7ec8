import type { EntityManager } from "@mikro-orm/postgresql";
import { rolesFor } from "../../schema/member/role.ts";
import { retention } from "../../schema/retention.ts";
import { activeHolders, recipientsOf } from "../account/account.ts";
import type { Core } from "../platform/core.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { daysAgo } from "../platform/date.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { translated } from "../platform/language/translated.ts";
import { mailTo } from "../platform/mail.ts";
import { parentRequestsWaiting } from "./needs-you.ts";
import * as english from "./parent-reminder-text.ts";
import { RequestEntity } from "./request.entity.ts";

const textIn = await translated(import.meta.url, "./parent-reminder-text.ts", english);

type Mailing = Pick<Core, "sendMail" | "siteUrl" | "config">;

export const siteJobs = (core: Pick<Core, "database"> & Mailing): Job[] => [
  job(scheduled("site/clear-parent-requests"), () => clearParentRequests(core.database.fork()), { cron: "25 3 * * *" }),
  job(scheduled("site/remind-of-parents"), () => remindOfParents(core.database.fork(), core), { cron: "0 17 * * *" }),
];

/** PRIVACY-9: deletes what parents asked and got an answer to long ago. */
export async function clearParentRequests(em: EntityManager): Promise<void> {
  const decidedAt = { $lt: daysAgo(retention.parentRequests.days) };
  await deleteInBatches(em, RequestEntity, { kind: "parent", decidedAt });
}

/** PRIVACY-8: mails safeguarding leads and admins a link, if parents wait. Nothing of what they wrote is in the mail. */
export async function remindOfParents(em: EntityManager, { sendMail, siteUrl, config }: Mailing): Promise<void> {
  await em.transactional(async (tx) => {
    if ((await parentRequestsWaiting(tx)).count === 0) return;
    for (const to of await recipientsOf(tx, await activeHolders(tx, rolesFor.guardian))) {
      const words = textIn(to.language).parentsWait(config.COMMUNITY_NAME);
      await sendMail(mailTo(to, words, `${siteUrl}/safety/parents`), { tx });
    }
  });
}
