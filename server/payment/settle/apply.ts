import type { EntityManager } from "@mikro-orm/postgresql";
import type { RefundReason } from "../../../schema/payment/money.ts";
import { DAY_MS } from "../../../schema/time.ts";
import type { LockedEvent } from "../../event/event.ts";
import { notifyEvent } from "../../notification/notification.ts";
import type { Jobs } from "../../platform/job.ts";
import type { Log } from "../../platform/log.ts";
import type { SendMail } from "../../platform/mail.ts";
import { EventPaymentEntity, openStatuses } from "../payment.entity.ts";
import type { PaymentProvider, ProviderTransaction } from "../provider/provider.ts";
import { closeLinks } from "../refund/close-link.ts";
import { requestRefund } from "../refund/request-refund.ts";
import { CHECKED_DAYS, nextCheckAt } from "./check-times.ts";
import { excessKobo, inOrder, mismatch } from "./judge.ts";
import type { LockedPayment } from "./locked-payment.ts";
import { refundMail, ticketMail } from "./payment-mail.ts";
import { recordTransaction } from "./record-transaction.ts";
import { takeSeat } from "./take-seat.ts";
import { EventPaymentTransactionEntity } from "./transaction.entity.ts";

export interface SettleOptions {
  readonly provider: PaymentProvider;
  readonly jobs: Jobs;
  readonly sendMail: SendMail;
  readonly siteUrl: string;
  readonly community: { readonly name: string };
  readonly log: Pick<Log, "warn" | "info" | "error">;
  /** Called once for each decision, after it is stored. */
  readonly onOutcome?: (outcome: PaymentOutcome) => void;
}

/** What became of somebody's money, or that the provider could not say whether there is any. */
export const paymentOutcomes = ["paid", "refunded", "provider-away"] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

interface Locked {
  readonly event: LockedEvent;
  readonly payment: LockedPayment;
}

interface PaymentReport extends Locked {
  readonly transactions: readonly ProviderTransaction[];
}

/**
 * Moves a locked payment on. Each successful transaction is decided once and for all: it pays the ticket, or it is
 * refunded. Returns what was decided now.
 */
export async function applyTransactions(
  tx: EntityManager,
  { event, payment, transactions }: PaymentReport,
  options: SettleOptions,
): Promise<readonly PaymentOutcome[]> {
  const outcomes: PaymentOutcome[] = [];
  for (const paid of inOrder(transactions)) {
    const transactionId = await recordTransaction(tx, payment.id, paid);
    if (transactionId === null || paid.status !== "successful") continue;
    outcomes.push(await decide(tx, { event, payment, paid, transactionId }, options));
  }
  await moveOn(tx, payment, transactions);
  return outcomes;
}

interface PendingPayment extends Locked {
  readonly paid: ProviderTransaction;
  /** The row of the transaction. */
  readonly transactionId: string;
}

async function decide(tx: EntityManager, pending: PendingPayment, options: SettleOptions): Promise<PaymentOutcome> {
  const { event, payment, paid } = pending;
  const wrong = mismatch(paid, payment);
  if (wrong !== null) return await refuse(tx, pending, wrong, options);
  if (payment.paymentStatus === "completed") return await refuse(tx, pending, "paid_twice", options);
  const taken = await takeSeat(tx, event, payment);
  if ("refusal" in taken) return await refuse(tx, pending, taken.refusal, options);
  return await complete(tx, pending, taken.registrationId, options);
}

/** PAY-26, PAY-27: the money pays the ticket, and what is more than its price goes back. */
async function complete(
  tx: EntityManager,
  pending: PendingPayment,
  registrationId: string,
  options: SettleOptions,
): Promise<"paid"> {
  const { event, payment, paid, transactionId } = pending;
  const completed = {
    paymentStatus: "completed",
    registration: registrationId,
    transactionId: paid.transactionId,
    refundReason: null,
    completedAt: new Date(),
    checkAt: null,
  } as const;
  await tx.nativeUpdate(EventPaymentEntity, { id: payment.id }, completed);
  payment.paymentStatus = "completed";
  await closeOthers(tx, payment.id, registrationId, options);
  const memberId = payment.user?.id ?? "";
  await ticketMail(tx, { memberId, event, registrationId }, options);
  const amountKobo = excessKobo(paid, payment);
  if (amountKobo > 0) {
    const excess = { paymentId: payment.id, transactionId, part: "excess", amountKobo, reason: "overpaid" } as const;
    await requestRefund(tx, excess, options.jobs);
    await explainRefund(tx, pending, excess, options);
  }
  return "paid";
}

/** Other payments for the same seat, which a member has opened in another tab. */
async function closeOthers(tx: EntityManager, paymentId: string, registrationId: string, options: SettleOptions) {
  const others = { registration: registrationId, id: { $ne: paymentId }, paymentStatus: { $in: [...openStatuses] } };
  await tx.nativeUpdate(EventPaymentEntity, others, { paymentStatus: "cancelled" });
  await closeLinks(tx, { registration: registrationId }, options.jobs);
}

/** PAY-25, PAY-28 to PAY-30: no ticket for this money, so all of it goes back. */
async function refuse(
  tx: EntityManager,
  pending: PendingPayment,
  reason: RefundReason,
  options: SettleOptions,
): Promise<"refunded"> {
  const { payment, paid, transactionId } = pending;
  const refund = { paymentId: payment.id, transactionId, part: "price", amountKobo: paid.amountKobo, reason } as const;
  // A provider's test transaction may be of nothing, and nothing goes back then.
  if (paid.amountKobo > 0) await requestRefund(tx, refund, options.jobs);
  await tx.nativeUpdate(EventPaymentTransactionEntity, { id: transactionId }, { outcome: "refund" });
  if (payment.paymentStatus !== "completed") {
    const refunded = { paymentStatus: "refunded", refundReason: reason, checkAt: null } as const;
    await tx.nativeUpdate(EventPaymentEntity, { id: payment.id }, refunded);
    payment.paymentStatus = "refunded";
  }
  await explainRefund(tx, pending, refund, options);
  return "refunded";
}

/** PAY-34: mails and notifies the member, unless the account is erased. */
async function explainRefund(
  tx: EntityManager,
  { event, payment, paid }: PendingPayment,
  { reason, amountKobo }: { readonly reason: RefundReason; readonly amountKobo: number },
  options: SettleOptions,
): Promise<void> {
  const memberId = payment.user?.id;
  if (memberId === undefined) return;
  const amount = { amountKobo, currency: paid.currency };
  await refundMail(tx, { memberId, event, payment, reason, amount }, options);
  await notifyEvent(tx, "event_refunded", event.id, [memberId]);
}

/** PAY-36: notes how the newest try went, and when to ask again. Settled payments are not asked about any more. */
async function moveOn(tx: EntityManager, payment: LockedPayment, transactions: readonly ProviderTransaction[]) {
  const settled = payment.paymentStatus === "completed" || payment.paymentStatus === "refunded";
  if (settled) return void (await tx.nativeUpdate(EventPaymentEntity, { id: payment.id }, { checkAt: null }));
  const isPending = transactions.some(({ status }) => status === "other");
  const isOver = !isPending && payment.createdAt.getTime() < Date.now() - CHECKED_DAYS * DAY_MS;
  const newest = inOrder(transactions).at(-1);
  const open = newest?.status === "failed" ? "failed" : "initiated";
  const paymentStatus = payment.paymentStatus === "cancelled" ? "cancelled" : isOver ? "expired" : open;
  const checkAt = isOver ? null : (payment.checkAt ?? nextCheckAt(payment.checks));
  await tx.nativeUpdate(EventPaymentEntity, { id: payment.id }, { paymentStatus, checkAt });
}
