// The words of pages, mails and notifications about money, so that all of them tell the same.
import { locale } from "../language/language-text.ts";
import type { Amount, Refund, RefundReason, Told } from "./money.ts";

/** "₦2,500", "₦2,500.50" or "USD 2,500.00". */
export function amountText({ amountKobo, currency }: Amount): string {
  const minimumFractionDigits = amountKobo % 100 === 0 && currency === "NGN" ? 0 : 2;
  const amount = (amountKobo / 100).toLocaleString(locale, { minimumFractionDigits });
  return currency === "NGN" ? `₦${amount}` : `${currency} ${amount}`;
}

/** As the specification writes it. */
export const alreadyRegistered = "You're already registered";
export const ticketRefunded = "Your ticket was refunded";
/** Specified, with {@link support}. */
export const noTicket = "Payment completed but registration failed";
export const support = (reference: string): string => `Please contact support. Reference: ${shownReference(reference)}`;

/** "K7M2-9QPD" */
export const shownReference = (reference: string): string => `${reference.slice(0, 4)}-${reference.slice(4)}`;

/** How far money is that goes back, without a full stop. */
export function refundLine(refund: Refund): string {
  const amount = amountText(refund);
  switch (refund.state) {
    case "pending":
      return `${amount} is on its way back`;
    case "completed":
      return `${amount} was sent back`;
    case "failed":
      return `${amount} couldn’t be sent back yet, and we keep trying`;
  }
}

/**
 * PAY-54, PAY-55: what every page, mail and notification about money that goes back begins with. Whoever has a ticket reads
 * that first, everybody else where their money is. Without a full stop at its end.
 */
export function moneyLead({ outcome, refund }: Told): string {
  const line = refundLine(refund);
  if (outcome === "already_registered") return `${alreadyRegistered}. ${line}`;
  return outcome === "ticket_refunded" ? `${ticketRefunded}. ${line}` : line;
}

export const refundReasonTexts: Readonly<Record<RefundReason, string>> = {
  too_little: "You paid less than the price of the ticket.",
  wrong_currency: "Your payment wasn’t made in Naira.",
  wrong_reference: "Your payment came with a reference that belongs to no ticket.",
  paid_twice: "You already had this ticket when your payment arrived. You keep the ticket.",
  event_cancelled: "The event was cancelled.",
  event_ended: "Your payment arrived after the event had begun.",
  given_up: "Your payment arrived after you had given up your seat.",
  member_gone: "Your payment arrived after the account was deleted.",
  seat_gone:
    "Your payment arrived after the 15 minutes for which your seat was kept, and someone else had taken the last one. We’re sorry.",
  registration_cancelled: "You cancelled your registration.",
  admin_refunded: "An admin refunded your ticket, so you no longer have a seat.",
  overpaid: "You paid more than the price of the ticket. You keep the ticket.",
};

export const refundNote = "Banks usually need a few working days. You don’t have to do anything.";
export const waitingNote = "You’re at the front of the waiting list. We’ll tell you as soon as a seat is free.";
