import type { EntityManager } from "@mikro-orm/postgresql";
import type { Payment } from "../../schema/payment/payment.ts";
import { ownPayments, viewPayment } from "./payment-view.ts";
import { ProviderUnavailable } from "./provider/provider.ts";
import { refreshRefunds } from "./refund/refresh-refunds.ts";
import { type SettleOptions, settle } from "./settle/settle.ts";

export { listOwnRefunds } from "./money/money.ts";
export { viewPayment } from "./payment-view.ts";

export { receiveWebhook } from "./settle/webhook.ts";
export { startPayment } from "./start/start-payment.ts";

/**
 * PAY-39, PAY-56: settles the member's payment now, looks how its refunds went, and returns it. If the provider cannot be asked,
 * it is returned as it was.
 */
export async function checkPayment(
  em: EntityManager,
  which: Parameters<typeof viewPayment>[1],
  options: SettleOptions,
): Promise<{ payment: Payment; isCurrent: boolean }> {
  let isCurrent = true;
  const payments = await ownPayments(em, which);
  for (const { txRef } of payments) {
    try {
      await settle(em.fork(), txRef, options);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      options.log.warn({ txRef, error }, "the payment provider could not be asked about a payment");
      isCurrent = false;
    }
  }
  const ids = payments.map(({ id }) => id);
  if (isCurrent) isCurrent = await refreshRefunds(em.fork(), ids, options);
  return { payment: await viewPayment(em.fork(), which), isCurrent };
}
