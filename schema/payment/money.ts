// Apart from payment.ts, so that pages load it without zod.

/**
 * What became of a member's payment, as the view `money_outcomes` names it. `paid`: it bought the ticket.
 * `already_registered`: the member has a ticket, and not by this money. `waiting`: no money has arrived. `declined`: the
 * newest try was. `ended`: the seat was given up or not paid for in time. `ticket_refunded`: it was a ticket.
 * `seat_lost`: the money came after the last seat was gone. `no_ticket`: the money could not buy one for another reason.
 */
export const moneyOutcomes = [
  "paid",
  "already_registered",
  "waiting",
  "declined",
  "ended",
  "ticket_refunded",
  "seat_lost",
  "no_ticket",
] as const;
export type MoneyOutcome = (typeof moneyOutcomes)[number];

/** How far money is that goes back. `failed`: the provider has refused the last try, and another one follows. */
export const refundStates = ["pending", "completed", "failed"] as const;
export type RefundState = (typeof refundStates)[number];

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
export type RefundReason = (typeof refundReasons)[number];

/** An amount of money. The currency differs from NGN only if somebody paid in another one. */
export interface Amount {
  /** In hundredths of the currency. */
  readonly amountKobo: number;
  readonly currency: string;
}

/** Money that goes back to a member. */
export interface Refund extends Amount {
  readonly state: RefundState;
}

/** What is told about money that goes back. */
export interface Told {
  readonly outcome: MoneyOutcome;
  readonly refund: Refund;
}
