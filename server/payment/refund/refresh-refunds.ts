import type { EntityManager } from "@mikro-orm/postgresql";
import { ProviderUnavailable } from "../provider/provider.ts";
import { EventRefundEntity } from "./refund.entity.ts";
import type { SendOptions } from "./send-refund.ts";

/** A page that is open looks again every few seconds, and the provider’s list of refunds may be long. */
const PAUSE_SECONDS = 30;

interface AcceptedRefund {
  readonly id: string;
  readonly refundId: string;
  readonly transactionId: string;
}

/**
 * PAY-56: asks the provider about refunds of these payments that it has accepted, and stores those that it calls completed.
 * Everything else about refunds is left to the sweep, whose pauses this does not change. False if the provider cannot be asked.
 */
export async function refreshRefunds(
  em: EntityManager,
  paymentIds: readonly string[],
  { provider, log }: SendOptions,
): Promise<boolean> {
  for (const { id, refundId, transactionId } of await takeAccepted(em, paymentIds)) {
    try {
      const refunds = await provider.listRefunds(transactionId);
      const isDone = refunds.some((each) => each.refundId === refundId && each.status === "completed");
      const accepted = { id, refundId, state: "requested" as const };
      const done = { state: "completed", completedAt: new Date(), nextTryAt: null } as const;
      if (isDone) await em.nativeUpdate(EventRefundEntity, accepted, done);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ refundId: id, error }, "the payment provider could not be asked about a refund");
      return false;
    }
  }
  return true;
}

/** The refunds that nobody has asked about in the last moments. They count as asked about from now on. */
const takeAccepted = async (em: EntityManager, paymentIds: readonly string[]): Promise<AcceptedRefund[]> =>
  await em.execute(
    `update event_refunds refund set tried_at = now() from event_payment_transactions paid
     where refund.payment_id = any (?::uuid[]) and refund.state = 'requested' and paid.id = refund.transaction_id
       and (refund.tried_at is null or refund.tried_at < now() - make_interval(secs => ?))
     returning refund.id, refund.flutterwave_refund_id as "refundId", paid.flutterwave_transaction_id as "transactionId"`,
    [`{${paymentIds.join(",")}}`, PAUSE_SECONDS],
  );
