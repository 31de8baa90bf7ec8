import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { JobQueue } from "../../platform/job.ts";
import { EventPaymentEntity } from "../payment.entity.ts";
import { ProviderUnavailable } from "../provider/provider.ts";
import { nextCheckAt } from "./check-times.ts";
import { type SettleOptions, settle } from "./settle.ts";

/** Settles a payment in the background. If the provider is away, the sweep asks again, with growing pauses. */
export const settleQueue = {
  name: "payment/settle",
  data: z.strictObject({ txRef: z.string() }),
  // The provider may take half a minute for each of two calls.
  timeoutSeconds: 120,
} satisfies JobQueue;

/** Settles a payment. Returns false if the provider cannot be asked now. */
export async function settleInBackground(em: EntityManager, txRef: string, options: SettleOptions): Promise<boolean> {
  const payment = await em.findOne(EventPaymentEntity, { txRef });
  if (!payment) return true;
  // First: an event that arrives while the provider is asked must lead to another question.
  const next = { checks: payment.checks + 1, checkAt: nextCheckAt(payment.checks) };
  await em.nativeUpdate(EventPaymentEntity, { id: payment.id }, next);
  try {
    await settle(em.fork(), txRef, options);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    options.log.warn({ txRef, error }, "the payment provider could not be asked; it is asked again");
    return false;
  }
}
