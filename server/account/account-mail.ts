import { translated } from "../platform/language/translated.ts";
import { mailTo, type Recipient, type SendMail } from "../platform/mail.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import * as english from "./account-mail-text.ts";
import { type SecurityMails, securityMails } from "./security-mail.ts";

const textIn = await translated(import.meta.url, "./account-mail-text.ts", english);

const HOUR_SECONDS = 60 * 60;

/** The mails of the account feature. Each call returns once its mail is stored for sending. */
export interface AccountMails extends SecurityMails {
  /** Asks the owner to confirm the address; the token works for a day. The link leads to `path` afterwards. */
  confirmAddress(to: Recipient, token: string, path?: string): Promise<void>;
  /** Notifies the owner of a confirmed account that someone tried to sign up with its address. */
  addressInUse(to: Recipient): Promise<void>;
  /** Sends the link for choosing a new password; the token works for an hour. */
  resetPassword(to: Recipient, token: string): Promise<void>;
}

/** Opens the account mails. Anyone can trigger the first two, so an address gets at most five of them per hour. */
export function accountMails(options: {
  community: { readonly name: string; readonly timeZone: string };
  siteUrl: string;
  sendMail: SendMail;
  openRateLimit: OpenRateLimit;
}): AccountMails {
  const { community, siteUrl, sendMail } = options;
  const unrequestedMails = options.openRateLimit({ name: "account-mail", tries: 5, seconds: HOUR_SECONDS });
  const linkWith = (page: string, token: string) => `${siteUrl}/auth/${page}?token=${encodeURIComponent(token)}`;
  const pathAfter = (path = "/") => (path === "/" ? "" : `&to=${encodeURIComponent(path)}`);
  return {
    async confirmAddress(to, token, path) {
      if (!(await unrequestedMails.allows(to.email))) return;
      const words = textIn(to.language).confirmAddress(community.name);
      await sendMail(mailTo(to, words, linkWith("verify", token) + pathAfter(path)));
    },
    async addressInUse(to) {
      if (!(await unrequestedMails.allows(to.email))) return;
      const words = textIn(to.language).addressInUse(community.name, `${siteUrl}/auth?mode=forgot`);
      await sendMail(mailTo(to, words, `${siteUrl}/auth`));
    },
    async resetPassword(to, token) {
      await sendMail(mailTo(to, textIn(to.language).resetPassword(community.name), linkWith("reset", token)));
    },
    ...securityMails(options),
  };
}
