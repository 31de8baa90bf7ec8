import type { Me } from "../../schema/account/api.ts";
import { accountApi } from "../../schema/account/api.ts";
import type { Config } from "../platform/config/config.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { Jobs } from "../platform/job.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member, ReadSession } from "../platform/session.ts";
import { passwordResetQueue } from "./account.jobs.ts";
import { endSessions, findMemberId, memberSince } from "./account.ts";
import type { AccountMails } from "./account-mail.ts";
import type { Authentication } from "./authentication.ts";
import { asRefusals } from "./authentication-error.ts";
import { confirmAddress } from "./confirm-link.ts";
import { resetPassword } from "./password/password-reset.ts";
import { checkPassword } from "./password/password-rules.ts";
import { deviceCookies } from "./session/device-cookie.ts";
import { createAccount, hashPassword, openSession, requestAccount } from "./sign-up.ts";

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

export function accountRoutes(options: {
  config: Config;
  authentication: Authentication;
  mails: AccountMails;
  readSession: ReadSession;
  openRateLimit: OpenRateLimit;
  jobs: Jobs;
}): Route[] {
  const { config, authentication, mails, readSession, openRateLimit, jobs } = options;
  // Tries are counted by account *and* address, so a stranger elsewhere cannot lock a member out. A browser that has
  // signed in to the account before has its own count, so a stranger on the same network cannot either. Limits by
  // address alone are wide, because a school or a phone network may share one address.
  const guesses = openRateLimit({ name: "sign-in", tries: 10, seconds: QUARTER_HOUR });
  const guessesOfDevice = openRateLimit({ name: "sign-in-device", tries: 10, seconds: QUARTER_HOUR });
  const signInsFromHere = openRateLimit({ name: "sign-in-from", tries: 600, seconds: QUARTER_HOUR });
  const signUpsFromHere = openRateLimit({ name: "sign-up-from", tries: config.SIGN_UPS_PER_HOUR, seconds: HOUR });
  const resets = openRateLimit({ name: "reset", tries: 5, seconds: HOUR });
  const resetMails = openRateLimit({ name: "reset-mail", tries: 20, seconds: HOUR });
  // Not declared with the endpoint, because a new password that breaks the rules must not count as a try.
  const tokensFromHere = openRateLimit({ name: "mail-token-from", tries: 100, seconds: HOUR });

  const { deviceOf, remember } = deviceCookies(config);

  /**
   * Counts a try before the password is checked, so that concurrent tries count too. Returns a function that removes
   * the count.
   */
  async function countTry(email: string, device: string | undefined, address: string): Promise<() => Promise<void>> {
    if (device !== undefined) {
      await guessesOfDevice.consume(email, device);
      return () => guessesOfDevice.forget(email, device);
    }
    await guesses.consume(email, address);
    await signInsFromHere.consume(address);
    return () => guesses.forget(email, address);
  }

  /** Reads the member of a new session from the cookies that were just set. */
  async function readMember(cookies: readonly string[]): Promise<Member | null> {
    const cookie = cookies.map((each) => each.split(";")[0]).join("; ");
    return (await readSession(cookie)).member;
  }

  return [
    route(accountApi.readSession, async ({ member }) => ({ me: member && present(member) })),

    route(accountApi.readMemberSince, async ({ em, member }) => ({ since: await memberSince(em, member.memberId) })),

    route(accountApi.signUp, async ({ body, em, address, setCookies }) => {
      checkPassword(body.password, config);
      await signUpsFromHere.consume(address);
      const signUp = { authentication, em, mails, ...body };
      if (config.SMTP_URL !== undefined) {
        await requestAccount(signUp);
        return { me: null };
      }
      const cookies = await createAccount(signUp);
      const member = await readMember(cookies);
      setCookies([...cookies, remember(body.email, undefined)]);
      return { me: member && present(member) };
    }),

    route(accountApi.signIn, async ({ body, em, address, cookie, setCookies }) => {
      const device = deviceOf(cookie, body.email);
      const forgetTry = await countTry(body.email, device, address);
      const { headers } = await asRefusals(() => authentication.api.signInEmail({ body, returnHeaders: true }));
      const cookies = headers.getSetCookie();
      const member = await readMember(cookies);
      if (!member) {
        const suspended = await findMemberId(em, body.email);
        if (suspended) await endSessions(em, suspended);
        throw new Refusal("account/suspended");
      }
      await forgetTry();
      setCookies([...cookies, remember(body.email, device)]);
      return { me: present(member) };
    }),

    route(accountApi.signOut, async ({ cookie, setCookies }) => {
      const reply = await authentication.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
      setCookies(reply.headers.getSetCookie());
      return { done: true };
    }),

    route(accountApi.signOutEverywhere, async ({ member, em, cookie, setCookies }) => {
      const reply = await authentication.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
      await endSessions(em, member.memberId);
      setCookies(reply.headers.getSetCookie());
      return { done: true };
    }),

    route(accountApi.requestPasswordReset, async ({ body, address }) => {
      await resets.consume(body.email, address);
      // Above the limit the reply is the same: an attacker learns nothing, and the owner gets no error.
      if (await resetMails.allows(body.email)) await jobs.enqueue(passwordResetQueue, { email: body.email });
      return { done: true };
    }),

    route(accountApi.resetPassword, async ({ body, em, address }) => {
      checkPassword(body.password, config);
      await tokensFromHere.consume(address);
      await resetPassword(em, body.token, () => hashPassword(authentication, body.password));
      return { done: true };
    }),

    route(accountApi.verifyEmail, async ({ body, em, address, member, cookie, setCookies }) => {
      await tokensFromHere.consume(address);
      const memberId = await confirmAddress(em, body.token);
      // A link must not move a browser from one account to another: somebody else may have sent it.
      const isOther = member !== null && member.memberId !== memberId;
      if (memberId === null || isOther) return { me: member && present(member) };
      const cookies = await openSession(authentication, memberId);
      const confirmed = await readMember(cookies);
      if (!confirmed) {
        await endSessions(em, memberId);
        throw new Refusal("account/suspended");
      }
      setCookies([...cookies, remember(confirmed.email, deviceOf(cookie, confirmed.email))]);
      return { me: present(confirmed) };
    }),
  ];
}

function present(member: Member): Me {
  return {
    memberId: member.memberId,
    email: member.email,
    emailVerified: member.emailVerified,
    full_name: member.fullName,
    avatar_url: member.avatarUrl,
    roles: [...member.roles],
    mutedUntil: member.mutedUntil,
    hasNotice: member.hasNotice,
  };
}
