import type { EntityManager } from "@mikro-orm/postgresql";
import { SEAT_HOLD_MINUTES } from "../../../schema/limits.ts";
import type { RefundReason } from "../../../schema/payment/money.ts";
import { confirmSeat, currentSeat, holdSeat, type LockedEvent, waitFirst } from "../../event/event.ts";
import { Refusal } from "../../platform/refusal.ts";
import { EventPaymentEntity } from "../payment.entity.ts";
import { isTooLateFor } from "./judge.ts";
import type { LockedPayment } from "./locked-payment.ts";

/** Money that came before went back because the member had given up the seat. */
const givenUpReasons = ["given_up", "registration_cancelled"] as const satisfies RefundReason[];

/** The seat that was paid, or why there is none. */
export type SeatTaken = { readonly registrationId: string } | { readonly refusal: RefundReason };

/**
 * PAY-26 to PAY-30: registers the member who has paid the price in full, or says why the money goes back. Call it while
 * the event and the payment are locked.
 */
export async function takeSeat(tx: EntityManager, event: LockedEvent, payment: LockedPayment): Promise<SeatTaken> {
  const memberId = payment.user?.id;
  if (memberId === undefined) return { refusal: "member_gone" };
  if (event.cancelledAt || !event.isActive) return { refusal: "event_cancelled" };
  const registrationId = payment.registration?.id ?? null;
  if (registrationId !== null && (await isPaid(tx, registrationId))) return { refusal: "paid_twice" };
  if (isTooLateFor(event, SEAT_HOLD_MINUTES, Date.now())) return { refusal: "event_ended" };
  const status = await statusOf(tx, registrationId);
  // Registered without a payment: the event became free after this payment began.
  if (status === "registered") return { refusal: "paid_twice" };
  if (status === "cancelled") {
    if (await wasRefundedByAdmin(tx, registrationId)) return { refusal: "admin_refunded" };
    if (await wasGivenUp(tx, registrationId)) return { refusal: "given_up" };
  }
  const seat = status === "cancelled" ? await anotherSeat(tx, event, memberId) : registrationId;
  if (seat === "paid_twice") return { refusal: "paid_twice" };
  if (seat !== null && (await confirmSeat(tx, event, seat))) return { registrationId: seat };
  // EVENT-8: somebody else has the last seat now.
  await waitFirst(tx, event, memberId);
  return { refusal: "seat_gone" };
}

const isPaid = async (tx: EntityManager, registrationId: string): Promise<boolean> =>
  (await tx.count(EventPaymentEntity, { registration: registrationId, paymentStatus: "completed" })) > 0;

/** A cancelled registration was given up by the member, rather than ended by time, if its payments ended with it. */
const wasGivenUp = async (tx: EntityManager, registrationId: string | null): Promise<boolean> => {
  const ended = [{ paymentStatus: "cancelled" as const }, { refundReason: { $in: [...givenUpReasons] } }];
  return (await tx.count(EventPaymentEntity, { registration: registrationId, $or: ended })) > 0;
};

/** PAY-53: money that comes once more for a ticket which an admin has refunded buys no other seat. */
const wasRefundedByAdmin = async (tx: EntityManager, registrationId: string | null): Promise<boolean> =>
  (await tx.count(EventPaymentEntity, { registration: registrationId, refundReason: "admin_refunded" })) > 0;

async function statusOf(tx: EntityManager, registrationId: string | null) {
  if (registrationId === null) return "cancelled";
  return (await currentSeat(tx, registrationId))?.status ?? "cancelled";
}

/** The seat of a member whose hold was ended by time: the one that they hold now, or a free one. Null if there is none. */
async function anotherSeat(
  tx: EntityManager,
  event: LockedEvent,
  memberId: string,
): Promise<string | "paid_twice" | null> {
  try {
    return (await holdSeat(tx, event, memberId)).registrationId;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === "event/already-registered" ? "paid_twice" : null;
  }
}
