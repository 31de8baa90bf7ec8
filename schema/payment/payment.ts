import { z } from "zod";
import { REFERENCE_LENGTH, ROOM_CODE_ALPHABET } from "../limits.ts";

/** Milliseconds since 1970. */
const time = z.number();

/** The reference of a registration: on the ticket, and in the addresses of its payment. */
export const reference = z.string().regex(new RegExp(`^[${ROOM_CODE_ALPHABET}]{${REFERENCE_LENGTH}}$`));

/**
 * `confirmed`: the member has a ticket. `pending`: no money has arrived yet. `failed`: the newest try was declined.
 * `cancelled`: the seat was given up, or was not paid for in time. `refunded`: the money goes back.
 */
export const shownStatuses = ["confirmed", "pending", "failed", "cancelled", "refunded"] as const;

/** Why money goes back. */
export const refundReasons = [
  "too_little",
  "wrong_currency",
  "wrong_reference",
  "paid_twice",
  "event_cancelled",
  "event_ended",
  "given_up",
  "member_gone",
  "seat_gone",
  "registration_cancelled",
  "admin_refunded",
  "overpaid",
] as const;
export const refundReason = z.enum(refundReasons);
export type RefundReason = z.infer<typeof refundReason>;

/** A payment, as the member who makes it sees it. */
export const payment = z.strictObject({
  eventId: z.uuid(),
  eventTitle: z.string(),
  eventDate: time,
  /** Names the ticket. It differs from the one in the address if the member got another seat than the one they held. */
  reference: z.string(),
  status: z.enum(shownStatuses),
  /** The price in kobo. Null for an event that was free. */
  amountKobo: z.int().nullable(),
  /** The provider knows of a try to pay that has not ended. */
  isUnderWay: z.boolean(),
  /** Until when the seat is kept. Null if it is not, or if it is the member’s for good. */
  heldUntil: time.nullable(),
  /** Why there is no ticket for the money. */
  refundReason: refundReason.nullable(),
  /** Money that goes back. */
  refunds: z.array(z.strictObject({ amountKobo: z.int(), reason: refundReason, isDone: z.boolean() })),
  /** The member is on the waiting list. */
  isWaiting: z.boolean(),
});
export type Payment = z.infer<typeof payment>;

/** What the inline widget is opened with, apart from what the browser adds itself. */
export const widgetPayment = z.strictObject({
  scriptUrl: z.url(),
  publicKey: z.string(),
  txRef: z.string(),
  /** In Naira: the widget takes no kobo. */
  amount: z.number(),
  currency: z.literal("NGN"),
  paymentOptions: z.string(),
  customer: z.strictObject({ email: z.string(), name: z.string() }),
  title: z.string(),
  /** Lets the provider refuse an amount that was changed in the browser. */
  payloadHash: z.string(),
});
export type WidgetPayment = z.infer<typeof widgetPayment>;
