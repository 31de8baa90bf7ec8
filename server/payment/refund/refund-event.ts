import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { EventEntity } from "../../event/event.entity.ts";
import type { JobQueue, Jobs } from "../../platform/job.ts";
import { EventPaymentEntity, openStatuses } from "../payment.entity.ts";
import { refundMail } from "../settle/payment-mail.ts";
import { closeLinks } from "./close-link.ts";
import type { RefundOptions } from "./refund-registration.ts";
import { refundQueue } from "./request-refund.ts";

/** What a cancelled event leaves to do that needs a step for each ticket. */
export const refundEventQueue = {
  name: "payment/refund-event",
  data: z.strictObject({ eventId: z.uuid() }),
  timeoutSeconds: 300,
} satisfies JobQueue;

const REASON = "event_cancelled";

/**
 * PAY-33: decides that every ticket of an event is refunded, and ends the payments that are still open. Call it while the
 * event is locked, in the transaction that cancels it. A few statements, however many tickets there are: steps for each
 * of 500 tickets would hold the lock for longer than others wait for it. A job does those.
 */
export async function refundEvent(tx: EntityManager, eventId: string, jobs: Jobs): Promise<void> {
  await tx.execute(
    `insert into event_refunds (payment_id, transaction_id, part, amount, reason)
     select payment.id, paid.id, 'price', payment.amount, ? from event_payments payment
     join event_payment_transactions paid on paid.payment_id = payment.id
       and paid.flutterwave_transaction_id = payment.flutterwave_transaction_id
     where payment.event_id = ? and payment.payment_status = 'completed'
     on conflict (transaction_id, part) do nothing`,
    [REASON, eventId],
  );
  const refunded = { paymentStatus: "refunded", refundReason: REASON, checkAt: null } as const;
  await tx.nativeUpdate(EventPaymentEntity, { event: eventId, paymentStatus: "completed" }, refunded);
  const open = { event: eventId, paymentStatus: { $in: [...openStatuses] } };
  await tx.nativeUpdate(EventPaymentEntity, open, { paymentStatus: "cancelled" });
  await jobs.enqueue(refundEventQueue, { eventId }, { tx });
}

interface EventRefund {
  readonly refundId: string;
  readonly memberId: string | null;
  readonly amountKobo: number;
  readonly paymentId: string;
  readonly reference: string;
}

/** PAY-31, PAY-34: closes the pages of a cancelled event, sends its refunds and mails those whose ticket is refunded. */
export async function followEventRefunds(em: EntityManager, eventId: string, options: RefundOptions): Promise<void> {
  // Apart from the mails, so that payments which are being settled do not wait for all of them.
  await em.transactional((tx) => closeLinks(tx, { event: eventId }, options.jobs));
  await em.fork().transactional(async (tx) => {
    const event = await tx.findOneOrFail(EventEntity, eventId);
    for (const { refundId, memberId, amountKobo, paymentId, reference } of await refundedTickets(tx, eventId)) {
      await options.jobs.enqueue(refundQueue, { refundId }, { tx });
      if (memberId === null) continue;
      const payment = { id: paymentId, paymentReference: reference };
      const amount = { amountKobo, currency: "NGN" };
      await refundMail(tx, { memberId, event, payment, reason: REASON, amount }, options);
    }
  });
}

/** Those that were tickets. Whoever paid after the event was cancelled has got a mail then. */
const refundedTickets = async (tx: EntityManager, eventId: string): Promise<EventRefund[]> =>
  await tx.execute(
    `select refund.id as "refundId", payment.user_id as "memberId", (refund.amount * 100)::float8 as "amountKobo",
       payment.id as "paymentId", payment.payment_reference as reference
     from event_refunds refund
     join event_payments payment on payment.id = refund.payment_id
     join event_payment_transactions paid on paid.id = refund.transaction_id
     where payment.event_id = ? and refund.reason = ? and paid.outcome = 'ticket'`,
    [eventId, REASON],
  );
