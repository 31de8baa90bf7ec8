import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { Jobs } from "../../platform/job.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Checkout } from "../checkout.ts";
import { settleQueue } from "./settle-job.ts";

/** Only the reference is read: the provider is asked for everything else. */
const paymentEvent = z.object({ data: z.object({ tx_ref: z.string().max(100) }) });

interface WebhookOptions {
  readonly checkout: Pick<Checkout, "webhookIsGenuine">;
  readonly jobs: Jobs;
}

/**
 * PAY-37, PAY-38: accepts a webhook and lets a job settle the payment, so that the reply is fast. A hundred copies at once
 * lead to one question, because a payment that is due to be asked about is not enqueued again.
 */
export async function receiveWebhook(
  em: EntityManager,
  { hash, body }: { readonly hash: string | undefined; readonly body: Uint8Array },
  { checkout, jobs }: WebhookOptions,
): Promise<void> {
  // Node joins the values of a doubled header, which makes another value of them.
  if (!checkout.webhookIsGenuine(hash === undefined ? [] : [hash])) throw new Refusal("payment/webhook-refused");
  const { tx_ref: txRef } = parsed(body).data;
  await em.transactional(async (tx) => {
    const due: unknown[] = await tx.execute(
      `update event_payments set check_at = now()
       where flutterwave_tx_ref = ? and (check_at is null or check_at > now()) returning id`,
      [txRef],
    );
    if (due.length > 0) await jobs.enqueue(settleQueue, { txRef }, { tx });
  });
}

function parsed(body: Uint8Array): z.output<typeof paymentEvent> {
  try {
    return paymentEvent.parse(JSON.parse(Buffer.from(body).toString("utf8")));
  } catch (error) {
    throw new Refusal("request/malformed", { cause: error });
  }
}
