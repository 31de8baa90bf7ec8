import type { EntityManager } from "@mikro-orm/postgresql";
import { UserEntity } from "../../account/account.entity.ts";
import type { SendMail } from "../../platform/mail.ts";

/** Tells these members by mail that a severe report waits. Call it in the report's transaction. */
export type MailSevereReport = (tx: EntityManager, reportId: string, memberIds: readonly string[]) => Promise<void>;

/** SAFE-36: anyone may read a mail over somebody's shoulder, so it says nothing about the report. */
export function severeReportMail(options: {
  communityName: string;
  siteUrl: string;
  sendMail: SendMail;
}): MailSevereReport {
  const { communityName, siteUrl, sendMail } = options;
  return async (tx, reportId, memberIds) => {
    const handlers = await tx.find(UserEntity, { id: { $in: [...memberIds] } }, { fields: ["email"] });
    for (const { email } of handlers) {
      await sendMail(
        {
          to: email,
          subject: `${communityName}: an urgent report needs a look`,
          text: "Someone has sent an urgent report. Please look at it as soon as you can. If someone else has taken it, there’s nothing to do.",
          action: { label: "Open the report", url: `${siteUrl}/safety/reports/${reportId}` },
        },
        { tx },
      );
    }
  };
}
