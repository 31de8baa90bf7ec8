import type { EntityManager } from "@mikro-orm/postgresql";
import type { Amount, MoneyOutcome, RefundReason } from "../../../schema/payment/money.ts";
import * as moneyEnglish from "../../../schema/payment/money-text.ts";
import { recipientOf } from "../../account/account.ts";
import { EventRegistrationEntity } from "../../event/registration/registration.entity.ts";
import { translated } from "../../platform/language/translated.ts";
import { mailTo, type SendMail } from "../../platform/mail.ts";
import { moneyOf } from "../money/money.ts";
import { paymentPageUrl, ticketPageUrl } from "../payment-url.ts";
import * as english from "./payment-mail-text.ts";

const textIn = await translated(import.meta.url, "./payment-mail-text.ts", english);
const moneyTextIn = await translated(import.meta.url, "../../../schema/payment/money-text.ts", moneyEnglish);

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
  const to = await recipientOf(tx, memberId);
  const { reference } = await tx.findOneOrFail(EventRegistrationEntity, { id: registrationId });
  const words = textIn(to.language).ticket(community.name, { title: event.title, reference });
  await sendMail(mailTo(to, words, ticketPageUrl(siteUrl, { eventId: event.id, reference })), { tx });
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
  const to = await recipientOf(tx, memberId);
  const [words, money] = [textIn(to.language), moneyTextIn(to.language)];
  const { outcome, ticketReference } = await moneyOf(tx, payment.id);
  const lead = money.moneyLead({ outcome, refund: { ...amount, state: "pending" } });
  const why = [money.refundReasonTexts[reason], ...(outcome === "seat_lost" ? [money.waitingNote] : [])].join(" ");
  const where = `${words.whereMoneyGoes(event.title)} ${money.refundNote}`;
  const isWithout = outcome === "seat_lost" || outcome === "no_ticket";
  const specified = isWithout ? [`${money.noTicket}. ${money.support(payment.paymentReference)}`] : [];
  const text = [`${lead}.`, why, where, ...specified].join("\n\n");
  const subject = words[subjectOf(outcome)](community.name, event.title);
  const page = { eventId: event.id, reference: ticketReference ?? payment.paymentReference };
  const [button, url] =
    ticketReference === null
      ? [words.paymentButton, paymentPageUrl(siteUrl, page)]
      : [words.ticketButton, ticketPageUrl(siteUrl, page)];
  await sendMail(mailTo(to, { subject, text, button }, url), { tx });
}

function subjectOf(outcome: MoneyOutcome) {
  if (outcome === "already_registered") return "alreadyRegisteredSubject";
  return outcome === "paid" ? "moneyBackSubject" : "refundedSubject";
}
