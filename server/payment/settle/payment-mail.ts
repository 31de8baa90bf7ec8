import type { EntityManager } from "@mikro-orm/postgresql";
import type { Amount, MoneyOutcome, RefundReason } from "../../../schema/payment/money.ts";
import {
  moneyLead,
  noTicket,
  refundNote,
  refundReasonTexts,
  support,
  waitingNote,
} from "../../../schema/payment/money-text.ts";
import { UserEntity } from "../../account/account.entity.ts";
import { EventRegistrationEntity } from "../../event/registration/registration.entity.ts";
import type { SendMail } from "../../platform/mail.ts";
import { moneyOf } from "../money/money.ts";
import { paymentPageUrl, ticketPageUrl } from "../payment-url.ts";

interface MailOptions {
  readonly sendMail: SendMail;
  readonly siteUrl: string;
  readonly community: { readonly name: string };
}

interface EventOfMail {
  readonly id: string;
  readonly title: string;
}

/** PAY-26: mails the link to the ticket. Call it in the transaction that confirms the seat. */
export async function ticketMail(
  tx: EntityManager,
  { memberId, event, registrationId }: { memberId: string; event: EventOfMail; registrationId: string },
  { sendMail, siteUrl, community }: MailOptions,
): Promise<void> {
  const to = await addressOf(tx, memberId);
  const { reference } = await tx.findOneOrFail(EventRegistrationEntity, { id: registrationId });
  const url = ticketPageUrl(siteUrl, { eventId: event.id, reference });
  const text = `Your payment has arrived, and your seat at “${event.title}” is confirmed.\n\nYour reference is ${reference}. Open your ticket once before you leave home: after that your phone shows it without a network, too.`;
  const subject = `${community.name}: your ticket for ${event.title}`;
  await sendMail({ to, subject, text, action: { label: "Open your ticket", url } }, { tx });
}

interface RefundOfMail {
  readonly memberId: string;
  readonly event: EventOfMail;
  readonly payment: { readonly id: string; readonly paymentReference: string };
  readonly reason: RefundReason;
  readonly amount: Amount;
}

/** PAY-34, PAY-54: mails why money goes back. Call it in the transaction that decides so, once that is stored. */
export async function refundMail(
  tx: EntityManager,
  { memberId, event, payment, reason, amount }: RefundOfMail,
  { sendMail, siteUrl, community }: MailOptions,
): Promise<void> {
  const to = await addressOf(tx, memberId);
  const { outcome, ticketReference } = await moneyOf(tx, payment.id);
  const lead = moneyLead({ outcome, refund: { ...amount, state: "pending" } });
  const why = [refundReasonTexts[reason], ...(outcome === "seat_lost" ? [waitingNote] : [])].join(" ");
  const where = `The money for “${event.title}” goes back to where it came from. ${refundNote}`;
  const isWithout = outcome === "seat_lost" || outcome === "no_ticket";
  const specified = isWithout ? [`${noTicket}. ${support(payment.paymentReference)}`] : [];
  const text = [`${lead}.`, why, where, ...specified].join("\n\n");
  const action =
    ticketReference === null
      ? {
          label: "See your payment",
          url: paymentPageUrl(siteUrl, { eventId: event.id, reference: payment.paymentReference }),
        }
      : { label: "Open your ticket", url: ticketPageUrl(siteUrl, { eventId: event.id, reference: ticketReference }) };
  await sendMail({ to, subject: `${community.name}: ${subjectOf(outcome, event)}`, text, action }, { tx });
}

function subjectOf(outcome: MoneyOutcome, { title }: EventOfMail): string {
  if (outcome === "already_registered") return `you’re already registered for ${title}`;
  return outcome === "paid" ? `money that goes back for ${title}` : `your payment for ${title} is refunded`;
}

const addressOf = async (tx: EntityManager, memberId: string): Promise<string> =>
  (await tx.findOneOrFail(UserEntity, { id: memberId }, { fields: ["email"] })).email;
