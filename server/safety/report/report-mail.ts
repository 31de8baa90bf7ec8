import type { EntityManager } from "@mikro-orm/postgresql";
import { recipientsOf } from "../../account/account.ts";
import { translated } from "../../platform/language/translated.ts";
import { mailTo, type SendMail } from "../../platform/mail.ts";
import * as english from "./report-mail-text.ts";

const textIn = await translated(import.meta.url, "./report-mail-text.ts", english);

/** Mails these members a link to a report. Call it in the transaction that causes it. */
export type MailHandlers = (tx: EntityManager, reportId: string, memberIds: readonly string[]) => Promise<void>;

interface MailOptions {
  community: { readonly name: string };
  siteUrl: string;
  sendMail: SendMail;
}

/** SAFE-36: tells handlers that a severe report waits. */
export const severeReportMail = (options: MailOptions): MailHandlers => linkMail(options, "severeReport");

/** SAFE-46: tells handlers that nobody has taken a report in time. */
export const overdueReportMail = (options: MailOptions): MailHandlers => linkMail(options, "overdueReport");

/** Anyone may read a mail over somebody’s shoulder, so it says nothing about the report. */
function linkMail({ community, siteUrl, sendMail }: MailOptions, kind: "severeReport" | "overdueReport"): MailHandlers {
  return async (tx, reportId, memberIds) => {
    const url = `${siteUrl}/safety/reports/${reportId}`;
    for (const to of await recipientsOf(tx, memberIds))
      await sendMail(mailTo(to, textIn(to.language)[kind](community.name), url), { tx });
  };
}
