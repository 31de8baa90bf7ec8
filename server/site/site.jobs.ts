import type { EntityManager } from "@mikro-orm/postgresql";
import { rolesFor } from "../../schema/member/role.ts";
import { retention } from "../../schema/retention.ts";
import { activeHolders, addressesOf } from "../account/account.ts";
import type { Core } from "../platform/core.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { daysAgo } from "../platform/date.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import { parentRequestsWaiting } from "./needs-you.ts";
import { RequestEntity } from "./request.entity.ts";

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
    for (const to of await addressesOf(tx, await activeHolders(tx, rolesFor.guardian))) {
      await sendMail(
        {
          to,
          subject: `${config.COMMUNITY_NAME}: a parent waits for an answer`,
          text: "A parent has asked something and waits for an answer. If another leader is already looking after it, there’s nothing to do.",
          action: { label: "See what parents ask", url: `${siteUrl}/safety/parents` },
        },
        { tx },
      );
    }
  });
}
