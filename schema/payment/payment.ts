import { z } from "zod";
import { REFERENCE_LENGTH, ROOM_CODE_ALPHABET } from "../limits.ts";
import { moneyOutcomes, refundReasons, refundStates } from "./money.ts";

/** Milliseconds since 1970. */
const time = z.number();

/** The reference of a registration: on the ticket, and in the addresses of its payment. */
export const reference = z.string().regex(new RegExp(`^[${ROOM_CODE_ALPHABET}]{${REFERENCE_LENGTH}}$`));

/**
 * `confirmed`: the member has a ticket. `pending`: no money has arrived yet. `failed`: the newest try was declined.
 * `cancelled`: the seat was given up, or was not paid for in time. `refunded`: the money goes back.
 */
export const shownStatuses = ["confirmed", "pending", "failed", "cancelled", "refunded"] as const;

export const refundReason = z.enum(refundReasons);

/** Money that goes back, and why. */
const shownRefund = z.strictObject({
  /** In hundredths of the currency. */
  amountKobo: z.int(),
  currency: z.string(),
  reason: refundReason,
  state: z.enum(refundStates),
});

/** A payment, as the member who makes it sees it. */
export const payment = z.strictObject({
  eventId: z.uuid(),
  eventTitle: z.string(),
  eventDate: time,
  /** Names the ticket. It differs from the one in the address if the member got another seat than the one they held. */
  reference: z.string(),
  status: z.enum(shownStatuses),
  /** What became of the money. A seat at a free event is `paid`. */
  outcome: z.enum(moneyOutcomes),
  /** Names the ticket that the member has for this event, by this payment or another one. Null if there is none. */
  ticketReference: z.string().nullable(),
  /** The price in kobo. Null for an event that was free. */
  amountKobo: z.int().nullable(),
  /** The provider knows of a try to pay that has not ended. */
  isUnderWay: z.boolean(),
  /** Until when the seat is kept. Null if it is not, or if it is the member’s for good. */
  heldUntil: time.nullable(),
  /** Why there is no ticket for the money. */
  refundReason: refundReason.nullable(),
  /** The newest money that goes back, with all that goes back for the same reason and is as far. Null if there is none. */
  refund: shownRefund.nullable(),
  /** All money that goes back, oldest first. */
  refunds: z.array(shownRefund),
  /** The member is on the waiting list. */
  isWaiting: z.boolean(),
});
export type Payment = z.infer<typeof payment>;

/** The newest money that goes back to a member from one event. */
export const ownRefund = z.strictObject({
  eventId: z.uuid(),
  /** Names the page that says how the payment went. */
  reference: z.string(),
  outcome: z.enum(moneyOutcomes),
  refund: shownRefund,
});
export type OwnRefund = z.infer<typeof ownRefund>;

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
