import type { EntityManager } from "@mikro-orm/postgresql";
import { momentIn } from "../platform/date.ts";
import { translated } from "../platform/language/translated.ts";
import { mailTo, type Recipient, type SendMail } from "../platform/mail.ts";
import * as english from "./security-mail-text.ts";

const textIn = await translated(import.meta.url, "./security-mail-text.ts", english);

/** Mails about the safety of an account, to its owner. Each call returns once its mail is stored for sending. */
export interface SecurityMails {
  /** ACCESS-14: tells an admin or lead that a browser has signed in that never did before. */
  newDevice(to: Recipient, signIn: { readonly browser: string; readonly at: Date }): Promise<void>;
  /** Tells the owner that somebody knows the password but not the code. */
  wrongCodes(to: Recipient): Promise<void>;
  /** Tells the owner that a recovery code was used. */
  recoveryCodeUsed(to: Recipient): Promise<void>;
  /** Tells the owner that signing in asks for a code from now on: a thief could have turned it on before them. */
  secondFactorAdded(to: Recipient): Promise<void>;
  /** Tells the owner that signing in needs no code any more. */
  secondFactorRemoved(to: Recipient): Promise<void>;
  /** ACCESS-11: tells the owner that an operator turned the second factor off, in the transaction that does. */
  secondFactorReset(to: Recipient, tx: EntityManager): Promise<void>;
}

export function securityMails(options: {
  community: { readonly name: string; readonly timeZone: string };
  siteUrl: string;
  sendMail: SendMail;
}): SecurityMails {
  const { community, siteUrl, sendMail } = options;
  const securityPage = `${siteUrl}/account/security`;
  const forgotPage = `${siteUrl}/auth?mode=forgot`;
  return {
    async newDevice(to, { browser, at }) {
      const signIn = { when: momentIn(community.timeZone, at), browser };
      await sendMail(mailTo(to, textIn(to.language).newDevice(community.name, signIn, forgotPage), securityPage));
    },
    async wrongCodes(to) {
      await sendMail(mailTo(to, textIn(to.language).wrongCodes(community.name, forgotPage), forgotPage));
    },
    async recoveryCodeUsed(to) {
      await sendMail(mailTo(to, textIn(to.language).recoveryCodeUsed(community.name, forgotPage), securityPage));
    },
    async secondFactorAdded(to) {
      await sendMail(mailTo(to, textIn(to.language).secondFactorAdded(community.name, forgotPage), securityPage));
    },
    async secondFactorRemoved(to) {
      await sendMail(mailTo(to, textIn(to.language).secondFactorRemoved(community.name, forgotPage), securityPage));
    },
    async secondFactorReset(to, tx) {
      const words = textIn(to.language).secondFactorReset(community.name, forgotPage);
      await sendMail(mailTo(to, words, `${siteUrl}/auth?to=${encodeURIComponent("/account/security")}`), { tx });
    },
  };
}
