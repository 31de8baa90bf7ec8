import type { SendMail } from "../platform/mail.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import { type SecurityMails, securityMails } from "./security-mail.ts";

const HOUR_SECONDS = 60 * 60;

/** The mails of the account feature. Each call returns once its mail is stored for sending. */
export interface AccountMails extends SecurityMails {
  /** Asks the owner to confirm the address; the token works for a day. The link leads to `path` afterwards. */
  confirmAddress(to: string, token: string, path?: string): Promise<void>;
  /** Notifies the owner of a confirmed account that someone tried to sign up with its address. */
  addressInUse(to: string): Promise<void>;
  /** Sends the link for choosing a new password; the token works for an hour. */
  resetPassword(to: string, token: string): Promise<void>;
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
      if (!(await unrequestedMails.allows(to))) return;
      await sendMail({
        to,
        subject: `Welcome to ${community.name}: confirm your address`,
        text: "Good to have you here. Press the button to confirm your email address. The link works for one day. If you didn’t sign up, you can ignore this email.",
        action: { label: "Confirm my address", url: linkWith("verify", token) + pathAfter(path) },
      });
    },
    async addressInUse(to) {
      if (!(await unrequestedMails.allows(to))) return;
      await sendMail({
        to,
        subject: `You already have an account at ${community.name}`,
        text: `Someone tried to sign up with your address, which already has an account. If it was you, sign in instead. If you forgot your password, choose a new one: ${siteUrl}/auth?mode=forgot . If it wasn’t you, there’s nothing to do: your account hasn’t changed.`,
        action: { label: "Sign in", url: `${siteUrl}/auth` },
      });
    },
    async resetPassword(to, token) {
      await sendMail({
        to,
        subject: `Choose a new password for ${community.name}`,
        text: "You asked for a new password. The link works once, within one hour. If you didn’t ask for it, you can ignore this email: nothing has changed.",
        action: { label: "Choose a new password", url: linkWith("reset", token) },
      });
    },
    ...securityMails(options),
  };
}
