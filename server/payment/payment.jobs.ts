import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import type { Checkout } from "./checkout.ts";
import { reconcileNightly } from "./reconcile/reconcile-job.ts";
import { reconcileQueue, runRequested } from "./reconcile/run.ts";
import { closeLinkQueue } from "./refund/close-link.ts";
import { followEventRefunds, refundEventQueue } from "./refund/refund-event.ts";
import type { RefundOptions } from "./refund/refund-registration.ts";
import { refundQueue } from "./refund/request-refund.ts";
import { sendRefund } from "./refund/send-refund.ts";
import type { SettleOptions } from "./settle/settle.ts";
import { settleInBackground, settleQueue } from "./settle/settle-job.ts";
import { sweepPayments } from "./settle/sweep.ts";

interface JobOptions extends SettleOptions, RefundOptions {
  readonly mode: Checkout["mode"];
}

export function paymentJobs(database: Pick<Database, "fork">, options: JobOptions): Job[] {
  return [
    job(settleQueue, async ({ txRef }) => void (await settleInBackground(database.fork(), txRef, options))),
    job(refundQueue, async ({ refundId }) => await sendRefund(database.fork(), refundId, options)),
    job(refundEventQueue, async ({ eventId }) => await followEventRefunds(database.fork(), eventId, options)),
    job(reconcileQueue, async ({ reconciliationId }) => await runRequested(database, reconciliationId, options)),
    job(closeLinkQueue, async ({ link }) => await options.provider.disableLink(link)),
    job({ ...scheduled("payment/sweep"), timeoutSeconds: 600 }, async () => await sweepPayments(database, options), {
      cron: "* * * * *",
    }),
    job(
      { ...scheduled("payment/reconcile"), timeoutSeconds: 1800 },
      // Without a provider there is no list to compare with, and the job would fail and be tried again all night.
      async () => void (options.mode === "off" || (await reconcileNightly(database, options))),
      { cron: "40 3 * * *" },
    ),
  ];
}
