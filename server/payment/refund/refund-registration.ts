import type { EntityManager } from "@mikro-orm/postgresql";
import type { RefundReason } from "../../../schema/payment/money.ts";
import { EventEntity } from "../../event/event.entity.ts";
import type { Jobs } from "../../platform/job.ts";
import type { SendMail } from "../../platform/mail.ts";
import { EventPaymentEntity, openStatuses } from "../payment.entity.ts";
import { refundMail } from "../settle/payment-mail.ts";
import { EventPaymentTransactionEntity } from "../settle/transaction.entity.ts";
import { closeLinks } from "./close-link.ts";
import { requestRefund } from "./request-refund.ts";

export interface RefundOptions {
  readonly jobs: Jobs;
  readonly sendMail: SendMail;
  readonly siteUrl: string;
  readonly community: { readonly name: string };
}

type Which = { readonly registration: string } | { readonly id: string };

/**
 * PAY-33: refunds what was paid, and ends the payments that are still open with their pages. Call it while the event is
 * locked, in the transaction that takes the seats away.
 */
export async function refundPayments(
  tx: EntityManager,
  which: Which,
  reason: RefundReason,
  options: RefundOptions,
): Promise<void> {
  // A seat is paid once (`event_payments_once`).
  const paid = await tx.findOne(EventPaymentEntity, { ...which, paymentStatus: "completed" });
  if (paid) await refundPayment(tx, paid, reason, options);
  const open = { ...which, paymentStatus: { $in: [...openStatuses] } };
  await tx.nativeUpdate(EventPaymentEntity, open, { paymentStatus: "cancelled" });
  await closeLinks(tx, which, options.jobs);
}

type PaidPayment = InstanceType<typeof EventPaymentEntity.class>;

async function refundPayment(tx: EntityManager, payment: PaidPayment, reason: RefundReason, options: RefundOptions) {
  const ticket = { payment: payment.id, transactionId: payment.transactionId ?? "" };
  const { id: transactionId } = await tx.findOneOrFail(EventPaymentTransactionEntity, ticket);
  const { id: paymentId, amountKobo, currency } = payment;
  await requestRefund(tx, { paymentId, transactionId, part: "price", amountKobo, reason }, options.jobs);
  const refunded = { paymentStatus: "refunded", refundReason: reason, checkAt: null } as const;
  await tx.nativeUpdate(EventPaymentEntity, { id: paymentId }, refunded);
  const memberId = payment.user?.id;
  if (memberId === undefined) return;
  const event = await tx.findOneOrFail(EventEntity, { id: payment.event.id });
  await refundMail(tx, { memberId, event, payment, reason, amount: { amountKobo, currency } }, options);
}
