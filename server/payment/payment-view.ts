import type { EntityManager } from "@mikro-orm/postgresql";
import type { RefundState } from "../../schema/payment/money.ts";
import { type Payment, refundReason } from "../../schema/payment/payment.ts";
import { EventEntity } from "../event/event.entity.ts";
import { EventRegistrationEntity } from "../event/registration/registration.entity.ts";
import { EventWaitingEntity } from "../event/waiting/waiting.entity.ts";
import { Refusal } from "../platform/refusal.ts";
import { type Money, moneyOf } from "./money/money.ts";
import { EventPaymentEntity, type paymentStatuses } from "./payment.entity.ts";
import { EventRefundEntity, type refundStates as storedStates } from "./refund/refund.entity.ts";
import { EventPaymentTransactionEntity } from "./settle/transaction.entity.ts";

interface Which {
  readonly memberId: string;
  readonly eventId: string;
  /** Of the registration for which the payment began, or of the one that it paid. */
  readonly reference: string;
}

type PaymentRow = InstanceType<typeof EventPaymentEntity.class>;

/** The member's payments with this reference: the one that paid the ticket first, then the newest. */
export async function ownPayments(em: EntityManager, { memberId, eventId, reference }: Which): Promise<PaymentRow[]> {
  const own = { user: memberId, event: eventId };
  const named = { $or: [{ paymentReference: reference }, { registration: { reference } }] };
  const rows = await em.find(EventPaymentEntity, { $and: [own, named] }, { orderBy: { createdAt: "desc" } });
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ paymentStatus }: PaymentRow): number => (paymentStatus === "completed" ? 0 : 1);

/** PAY-39, PAY-40: what the member sees. Somebody else's payment looks like one that does not exist. */
export async function viewPayment(em: EntityManager, which: Which): Promise<Payment> {
  const payments = await ownPayments(em, which);
  const [shown, ...rest] = payments;
  const others = rest.map(({ id }) => id);
  const { memberId, eventId, reference } = which;
  const own = { user: memberId, event: eventId };
  const seat = await em.findOne(
    EventRegistrationEntity,
    shown ? { ...own, id: shown.registration?.id ?? null } : { ...own, reference, status: "registered" },
  );
  if (!shown && !seat) throw new Refusal("payment/not-found");
  const event = await em.findOneOrFail(EventEntity, { id: eventId });
  const heldUntil = seat?.heldUntil?.getTime() ?? null;
  // Without a payment it is a seat at a free event.
  const { outcome, ticketReference, refund }: Money = shown
    ? await moneyOf(em, shown.id, others)
    : { outcome: "paid", ticketReference: event.cancelledAt ? null : reference, refund: null };
  return {
    eventId,
    eventTitle: event.title,
    eventDate: event.eventDate.getTime(),
    reference: seat?.reference ?? reference,
    status: shown ? shownStatus[statusOf(shown)] : "confirmed",
    outcome,
    ticketReference,
    refund,
    amountKobo: shown?.amountKobo ?? null,
    isUnderWay: (await em.count(EventPaymentTransactionEntity, { payment: idsOf(payments), status: "other" })) > 0,
    heldUntil: heldUntil !== null && heldUntil > Date.now() ? heldUntil : null,
    refundReason: shown?.refundReason == null ? null : refundReason.parse(shown.refundReason),
    refunds: await refundsOf(em, payments),
    isWaiting: (await em.count(EventWaitingEntity, own)) > 0,
  };
}

const idsOf = (payments: readonly PaymentRow[]) => ({ $in: payments.map(({ id }) => id) });

async function refundsOf(em: EntityManager, payments: readonly PaymentRow[]): Promise<Payment["refunds"]> {
  const found = { payment: idsOf(payments) };
  const refunds = await em.find(EventRefundEntity, found, {
    orderBy: { createdAt: "asc" },
    populate: ["transaction"],
  });
  return refunds.map(({ amountKobo, reason, state, transaction }) => ({
    amountKobo,
    currency: transaction.currency,
    reason: refundReason.parse(reason),
    state: shownState(state),
  }));
}

/** As the view `money_outcomes` names them. */
const shownStates: Readonly<Record<(typeof storedStates)[number], RefundState>> = {
  waiting: "pending",
  requested: "pending",
  completed: "completed",
  refused: "failed",
};

const shownState = (stored: (typeof storedStates)[number]): RefundState => shownStates[stored];

const statusOf = ({ paymentStatus }: PaymentRow): (typeof paymentStatuses)[number] => paymentStatus;

const shownStatus: Readonly<Record<(typeof paymentStatuses)[number], Payment["status"]>> = {
  initiated: "pending",
  failed: "failed",
  completed: "confirmed",
  refunded: "refunded",
  cancelled: "cancelled",
  expired: "cancelled",
};
