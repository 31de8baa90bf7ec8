import type { EntityManager } from "@mikro-orm/postgresql";
import type { RefundReason } from "../../../schema/payment/payment.ts";
import { UserEntity } from "../../account/account.entity.ts";
import { EventRegistrationEntity } from "../../event/registration/registration.entity.ts";
import type { SendMail } from "../../platform/mail.ts";
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

/** PAY-34: mails why money goes back. Call it in the transaction that decides so. */
export async function refundMail(
  tx: EntityManager,
  {
    memberId,
    event,
    reason,
    amount,
    reference,
  }: { memberId: string; event: EventOfMail; reason: RefundReason; amount: string; reference: string },
  { sendMail, siteUrl, community }: MailOptions,
): Promise<void> {
  const to = await addressOf(tx, memberId);
  const text = `${explanations[reason]}\n\n${amount} for “${event.title}” goes back to where it came from. Banks usually need a few working days. You don’t have to do anything.`;
  const url = paymentPageUrl(siteUrl, { eventId: event.id, reference });
  const subject = `${community.name}: your payment for ${event.title} is refunded`;
  await sendMail({ to, subject, text, action: { label: "See your payment", url } }, { tx });
}

const addressOf = async (tx: EntityManager, memberId: string): Promise<string> =>
  (await tx.findOneOrFail(UserEntity, { id: memberId }, { fields: ["email"] })).email;

const explanations: Readonly<Record<RefundReason, string>> = {
  too_little: "Your payment was less than the price of the ticket, so we couldn’t issue the ticket.",
  wrong_currency: "Your payment wasn’t made in Naira, so we couldn’t issue the ticket.",
  wrong_reference: "Your payment came with a reference that belongs to no ticket.",
  paid_twice: "You already had this ticket when your payment arrived. You keep the ticket.",
  event_cancelled: "The event was cancelled.",
  event_ended: "Your payment arrived after the event had begun.",
  given_up: "Your payment arrived after you had given up your seat.",
  member_gone: "Your payment arrived after your account was deleted.",
  seat_gone:
    "Your payment arrived after your seat was no longer kept, and somebody else had taken the last one. We’re sorry. You’re at the front of the waiting list now.",
  registration_cancelled: "You cancelled your registration.",
  admin_refunded: "An admin has refunded your ticket, so you no longer have a seat.",
  overpaid: "You paid more than the price of the ticket. You keep the ticket.",
};
