import { locale } from "../language/language-text.ts";
import type { Translates } from "../language/translation.ts";
import type { Amount, Refund, RefundReason, Told } from "./money.ts";

/** "₦2,500", "₦2,500.50" or "USD 2,500.00". */
export function amountText({ amountKobo, currency }: Amount): string {
  const minimumFractionDigits = amountKobo % 100 === 0 && currency === "NGN" ? 0 : 2;
  const amount = (amountKobo / 100).toLocaleString(locale, { minimumFractionDigits });
  return currency === "NGN" ? `₦${amount}` : `${currency} ${amount}`;
}

export const alreadyRegistered = "You don already register";
export const ticketRefunded = "We don refund your ticket";
export const noTicket = "Payment don complete but registration no work";
export const support = (reference: string): string => `Abeg contact support. Reference: ${shownReference(reference)}`;

/** "K7M2-9QPD" */
export const shownReference = (reference: string): string => `${reference.slice(0, 4)}-${reference.slice(4)}`;

/** How far money is that goes back, without a full stop. */
export function refundLine(refund: Refund): string {
  const amount = amountText(refund);
  switch (refund.state) {
    case "pending":
      return `${amount} dey come back to you`;
    case "completed":
      return `We don send ${amount} back`;
    case "failed":
      return `We never fit send ${amount} back, and we still dey try`;
  }
}

/** What every page begins with about money that goes back. Without a full stop at its end. */
export function moneyLead({ outcome, refund }: Told): string {
  const line = refundLine(refund);
  if (outcome === "already_registered") return `${alreadyRegistered}. ${line}`;
  return outcome === "ticket_refunded" ? `${ticketRefunded}. ${line}` : line;
}

export const refundReasonTexts: Readonly<Record<RefundReason, string>> = {
  too_little: "The money wey you pay no reach the price of the ticket.",
  wrong_currency: "Your payment no be in Naira.",
  wrong_reference: "Your payment come with reference wey no get any ticket.",
  paid_twice: "You don already get this ticket when your payment enter. You go keep the ticket.",
  event_cancelled: "Dem don cancel the event.",
  event_ended: "Your payment enter after the event don start.",
  given_up: "Your payment enter after you don give up your seat.",
  member_gone: "Your payment enter after dem don delete the account.",
  seat_gone:
    "Your payment enter after the 15 minutes wey we keep your seat, and somebody else don take the last one. We dey sorry.",
  registration_cancelled: "You cancel your registration.",
  admin_refunded: "Admin don refund your ticket, so you no get seat again.",
  overpaid: "You pay pass the price of the ticket. You go keep the ticket.",
};

export const refundNote = "Bank dey usually need some working days. You no need do anything.";
export const waitingNote = "You dey the front of the waiting list. We go tell you once seat open.";

export type Holds = Translates<typeof import("./money-text.ts"), typeof import("./money-text.pcm.ts")>;
