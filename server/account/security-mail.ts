import type { EntityManager } from "@mikro-orm/postgresql";
import { momentIn } from "../platform/date.ts";
import type { SendMail } from "../platform/mail.ts";

/** Mails about the safety of an account, to its owner. Each call returns once its mail is stored for sending. */
export interface SecurityMails {
  /** ACCESS-14: tells an admin or lead that a browser has signed in that never did before. */
  newDevice(to: string, signIn: { readonly browser: string; readonly at: Date }): Promise<void>;
  /** Tells the owner that somebody knows the password but not the code. */
  wrongCodes(to: string): Promise<void>;
  /** Tells the owner that a recovery code was used. */
  recoveryCodeUsed(to: string): Promise<void>;
  /** Tells the owner that signing in asks for a code from now on: a thief could have turned it on before them. */
  secondFactorAdded(to: string): Promise<void>;
  /** Tells the owner that signing in needs no code any more. */
  secondFactorRemoved(to: string): Promise<void>;
  /** ACCESS-11: tells the owner that an operator turned the second factor off, in the transaction that does. */
  secondFactorReset(to: string, tx: EntityManager): Promise<void>;
}

export function securityMails(options: {
  community: { readonly name: string; readonly timeZone: string };
  siteUrl: string;
  sendMail: SendMail;
}): SecurityMails {
  const { community, siteUrl, sendMail } = options;
  const securityPage = `${siteUrl}/account/security`;
  const forgotPage = `${siteUrl}/auth?mode=forgot`;
  const secureIt = `choose a new password at ${forgotPage} . That signs you out everywhere.`;
  return {
    async newDevice(to, { browser, at }) {
      const when = momentIn(community.timeZone, at);
      const where = browser === "" ? "a browser that we couldn’t recognise" : browser;
      await sendMail({
        to,
        subject: `New sign-in to your account at ${community.name}`,
        text: `Your account was signed in to on ${when}, with ${where}. This browser hadn’t been used for your account before. If it was you, there’s nothing to do.\n\nIf it wasn’t you, ${secureIt}`,
        action: { label: "See where you’re signed in", url: securityPage },
      });
    },
    async wrongCodes(to) {
      await sendMail({
        to,
        subject: `Somebody tried to sign in to your account at ${community.name}`,
        text: `Somebody entered your password several times today, but not the code from your app, so they didn’t get in. If it was you, there’s nothing to do.\n\nIf it wasn’t you, they know your password: choose a new one at ${forgotPage} .`,
        action: { label: "Choose a new password", url: forgotPage },
      });
    },
    async recoveryCodeUsed(to) {
      await sendMail({
        to,
        subject: `A recovery code was used at ${community.name}`,
        text: `Your account was signed in to with one of your recovery codes, which no longer works. If it was you, check how many are left.\n\nIf it wasn’t you, ${secureIt}`,
        action: { label: "Check your recovery codes", url: securityPage },
      });
    },
    async secondFactorAdded(to) {
      await sendMail({
        to,
        subject: `Two-step sign-in is on at ${community.name}`,
        text: `Signing in to your account now asks for a code from your app, too. Keep your recovery codes where you find them without your phone. If it was you who turned it on, there’s nothing to do.\n\nIf it wasn’t you, ${secureIt} Then ask the people who run ${community.name} to reset two-step sign-in for you.`,
        action: { label: "Check your account", url: securityPage },
      });
    },
    async secondFactorRemoved(to) {
      await sendMail({
        to,
        subject: `Two-step sign-in is off at ${community.name}`,
        text: `Signing in to your account no longer asks for a code. If it was you who turned it off, there’s nothing to do.\n\nIf it wasn’t you, ${secureIt} Then turn two-step sign-in on again.`,
        action: { label: "Turn it on again", url: securityPage },
      });
    },
    async secondFactorReset(to, tx) {
      const mail = {
        to,
        subject: `Two-step sign-in was reset at ${community.name}`,
        text: `The people who run ${community.name} have turned off two-step sign-in for your account and signed you out everywhere, because somebody told them that you had lost your phone and your recovery codes. If that was you, sign in with your password and turn it on again.\n\nIf it wasn’t you, tell them at once, and ${secureIt}`,
        action: { label: "Sign in", url: `${siteUrl}/auth?to=${encodeURIComponent("/account/security")}` },
      };
      await sendMail(mail, { tx });
    },
  };
}
