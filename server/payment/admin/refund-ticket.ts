import type { EntityManager } from "@mikro-orm/postgresql";
import { recordAudit } from "../../audit/audit.ts";
import { releaseSeat, selectIsInside, withEventLock } from "../../event/event.ts";
import { EventRegistrationEntity } from "../../event/registration/registration.entity.ts";
import { notifyEvent } from "../../notification/notification.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { EventPaymentEntity } from "../payment.entity.ts";
import { type RefundOptions, refundPayments } from "../refund/refund-registration.ts";

interface Ticket {
  readonly eventId: string;
  readonly registrationId: string;
  /** Why, for the audit log. */
  readonly reason: string;
}

/**
 * PAY-48, PAY-49: refunds a ticket and frees its seat, also after the event has begun. Of two admins who ask at the same
 * moment the second is refused.
 */
export async function refundTicket(
  em: EntityManager,
  admin: Pick<Member, "memberId">,
  { eventId, registrationId, reason }: Ticket,
  options: RefundOptions,
): Promise<void> {
  await withEventLock(em, eventId, async (tx) => {
    const which = { id: registrationId, event: eventId };
    const seat = await tx.findOne(EventRegistrationEntity, which);
    if (!seat) throw new Refusal("payment/ticket-not-found");
    await refuseUnlessPaid(tx, registrationId);
    const [door] = await selectIsInside(tx, [registrationId]);
    if (door?.is_inside) throw new Refusal("payment/checked-in");
    await releaseSeat(tx, registrationId);
    await refundPayments(tx, { registration: registrationId }, "admin_refunded", options);
    const memberId = seat.user.id;
    await recordAudit(tx, {
      actorId: admin.memberId,
      kind: "ticket-refunded",
      memberId,
      itemId: eventId,
      detail: seat.reference,
      reason,
    });
    await notifyEvent(tx, "event_refunded", eventId, [memberId]);
  });
}

async function refuseUnlessPaid(tx: EntityManager, registrationId: string): Promise<void> {
  const payments = await tx.find(EventPaymentEntity, { registration: registrationId });
  if (payments.some(({ paymentStatus }) => paymentStatus === "completed")) return;
  const isRefunded = payments.some(({ paymentStatus }) => paymentStatus === "refunded");
  throw new Refusal(isRefunded ? "payment/already-refunded" : "payment/not-paid");
}
