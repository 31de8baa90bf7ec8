import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { milliseconds, rowsOf } from "../../platform/database/typed-query.ts";
import { momentIn } from "../../platform/date.ts";
import { translated } from "../../platform/language/translated.ts";
import { type Mail, mailTo, type Recipient, type SendMail } from "../../platform/mail.ts";
import * as english from "./offer-mail-text.ts";

const textIn = await translated(import.meta.url, "./offer-mail-text.ts", english);

export interface OfferMailOptions {
  readonly siteUrl: string;
  readonly community: { readonly name: string; readonly timeZone: string };
  readonly sendMail: SendMail;
}

interface UnmailedOffer extends Recipient {
  readonly event_id: string;
  readonly title: string;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/**
 * Claims the offers without a mail, and skips those which another server is claiming. Addresses that nobody confirmed get none:
 * they may belong to somebody else. An event that was hidden since looks like one that does not exist.
 */
const claimUnmailed = sql<UnmailedOffer>`update event_waiting_list offered set offer_mailed_at = now()
   from (
     select waiting.id, waiting.event_id, account.email, account.language, event.title
     from event_waiting_list waiting
     join users account on account.id = waiting.user_id and account.email_verified and account.suspended_at is null
     join events event on event.id = waiting.event_id and event.is_active
     where waiting.offered_until > now() and waiting.offer_mailed_at is null
     limit 200 for update of waiting skip locked
   ) found where offered.id = found.id
   returning found.event_id, found.email, found.language, found.title, ${milliseconds(sql<Date>`offered.offered_until`)} as until`;

/** EVENT-31: mails the members to whom a seat was offered, once for each offer. */
export async function mailOffers(em: EntityManager, options: OfferMailOptions): Promise<void> {
  await em.transactional(async (tx) => {
    for (const offer of await rowsOf(tx, claimUnmailed)) await options.sendMail(mailOf(offer, options), { tx });
  });
}

function mailOf({ title, until, event_id, ...to }: UnmailedOffer, { siteUrl, community }: OfferMailOptions): Mail {
  const offer = { title, until: momentIn(community.timeZone, until) };
  return mailTo(to, textIn(to.language).seatOffered(community.name, offer), `${siteUrl}/event/${event_id}`);
}
