import type { EntityManager } from "@mikro-orm/postgresql";
import { UserEntity } from "../../account/account.entity.ts";
import type { SendMail } from "../../platform/mail.ts";

interface LinkMail {
  /** What follows the community's name. */
  readonly subject: string;
  readonly text: string;
}

/** Mails these members a link to a report. Call it in the transaction that causes it. */
export type MailHandlers = (tx: EntityManager, reportId: string, memberIds: readonly string[]) => Promise<void>;

interface MailOptions {
  community: { readonly name: string };
  siteUrl: string;
  sendMail: SendMail;
}

/** SAFE-36: tells handlers that a severe report waits. */
export const severeReportMail = (options: MailOptions): MailHandlers =>
  linkMail(options, {
    subject: "an urgent report needs a look",
    text: "Someone has sent an urgent report. Please look at it as soon as you can. If someone else has taken it, there’s nothing to do.",
  });

/** SAFE-46: tells handlers that nobody has taken a report in time. */
export const overdueReportMail = (options: MailOptions): MailHandlers =>
  linkMail(options, {
    subject: "a report has waited for more than 24 hours",
    text: "Nobody has taken this report within 24 hours. Please take it, or ask another leader to.",
  });

/** Anyone may read a mail over somebody’s shoulder, so it says nothing about the report. */
function linkMail({ community, siteUrl, sendMail }: MailOptions, { subject, text }: LinkMail): MailHandlers {
  return async (tx, reportId, memberIds) => {
    const handlers = await tx.find(UserEntity, { id: { $in: [...memberIds] } }, { fields: ["email"] });
    const action = { label: "Open the report", url: `${siteUrl}/safety/reports/${reportId}` };
    for (const { email } of handlers)
      await sendMail({ to: email, subject: `${community.name}: ${subject}`, text, action }, { tx });
  };
}
