import type { FilterQuery } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { JobQueue, Jobs } from "../../platform/job.ts";
import { EventPaymentEntity } from "../payment.entity.ts";

/** Closes a payment page at the provider. It is tried for hours, although the page soon closes by itself. */
export const closeLinkQueue = {
  name: "payment/close-link",
  data: z.strictObject({ link: z.url() }),
  timeoutSeconds: 90,
} satisfies JobQueue;

/** PAY-31: closes the pages of these payments, so that nobody pays for a seat that is gone. Call it in the transaction that causes it. */
export async function closeLinks(
  tx: EntityManager,
  which: FilterQuery<InstanceType<typeof EventPaymentEntity.class>>,
  jobs: Jobs,
): Promise<void> {
  const isOpen = { checkoutLink: { $ne: null }, linkClosedAt: null };
  const payments = await tx.find(EventPaymentEntity, { $and: [which, isOpen] });
  for (const { id, checkoutLink } of payments) {
    await tx.nativeUpdate(EventPaymentEntity, { id }, { linkClosedAt: new Date() });
    await jobs.enqueue(closeLinkQueue, { link: checkoutLink ?? "" }, { tx });
  }
}
