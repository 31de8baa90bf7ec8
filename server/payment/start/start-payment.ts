import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { holdSeat, type LockedEvent, refuseUnlessOpen, type Seat, withEventLock } from "../../event/event.ts";
import { Refusal } from "../../platform/refusal.ts";
import { EventPaymentEntity, openStatuses } from "../payment.entity.ts";
import { firstCheckAt } from "../settle/check-times.ts";
import { openPage, type Payer, type StartedPayment, type StartOptions } from "./open-page.ts";
import { widgetPaymentOf } from "./widget.ts";

/**
 * PAY-20 to PAY-22: keeps a seat and opens its payment, with the price of this moment. The provider is asked after the
 * event's lock is released. If it does not answer, the seat stays kept, and the member can try again.
 */
export async function startPayment(em: EntityManager, payer: Payer, eventId: string, options: StartOptions) {
  const { checkout } = options;
  if (checkout.mode === "off") throw new Refusal("payment/not-available");
  const started = await withEventLock(em, eventId, async (tx, event) => {
    refuseUnlessOpen(event);
    if (!event.isPaidEvent) throw new Refusal("payment/not-needed");
    const seat = await holdSeat(tx, event, payer.memberId);
    return await openPayment(tx, event, payer.memberId, seat);
  });
  const { reference, heldUntil } = started;
  const { widget } = checkout;
  if (checkout.checkout === "inline" && widget) {
    return { reference, heldUntil, link: null, widget: widgetPaymentOf(started, payer, widget) };
  }
  return { reference, heldUntil, link: started.link ?? (await openPage(em, started, payer, options)), widget: null };
}

/** The open payment for this seat, or a new one. Call it while the event is locked. */
async function openPayment(
  tx: EntityManager,
  event: LockedEvent,
  memberId: string,
  { registrationId, reference, heldUntil }: Seat,
): Promise<StartedPayment> {
  const ofSeat = { registration: registrationId, paymentStatus: { $in: [...openStatuses] }, linkClosedAt: null };
  const open = await tx.findOne(EventPaymentEntity, ofSeat);
  const amountKobo = open?.amountKobo ?? event.ticketPriceKobo;
  const txRef = open?.txRef ?? newTxRef(event.id);
  const paymentId =
    open?.id ??
    (await tx.insert(EventPaymentEntity, {
      event: event.id,
      user: memberId,
      registration: registrationId,
      amountKobo,
      paymentReference: reference,
      txRef,
      checkAt: firstCheckAt(),
    }));
  const link = open?.checkoutLink ?? null;
  return {
    paymentId,
    eventId: event.id,
    eventTitle: event.title,
    reference,
    txRef,
    amountKobo,
    heldUntil: heldUntil ?? 0,
    link,
  };
}

/** A new reference of a payment at the provider: the specified form and 64 random bits, 73 characters together. */
const newTxRef = (eventId: string, now = Date.now()): string =>
  `event-${eventId}-${now}-${randomBytes(8).toString("hex")}`;
