import * as accountApi from "../../schema/account/api.ts";
import type { Config } from "../platform/config/config.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { Jobs } from "../platform/job.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import { Refusal } from "../platform/refusal.ts";
import type { ReadSession } from "../platform/session.ts";
import { passwordResetQueue } from "./account.jobs.ts";
import { endSessions, memberSince, saveLanguage } from "./account.ts";
import type { AccountMails } from "./account-mail.ts";
import type { Authentication } from "./authentication.ts";
import { type AfterConfirming, confirmAddress } from "./confirm-link.ts";
import { presentMe } from "./me.ts";
import { resetPassword } from "./password/password-reset.ts";
import { checkPassword } from "./password/password-rules.ts";
import { secondFactorRoutes } from "./second-factor/second-factor.routes.ts";
import { hasSecondFactor } from "./second-factor/second-factor.ts";
import { browserName } from "./session/browser-name.ts";
import { deviceCookies } from "./session/device-cookie.ts";
import { rememberPassword } from "./session/own-session.ts";
import { sessionRoutes } from "./session/session.routes.ts";
import { readNewSession } from "./session/session-reader.ts";
import { signInRoutes } from "./sign-in.routes.ts";
import { createAccount, hashPassword, openSession, requestAccount } from "./sign-up.ts";

const HOUR = 60 * 60;

export function accountRoutes(options: {
  config: Config;
  authentication: Authentication;
  mails: AccountMails;
  readSession: ReadSession;
  openRateLimit: OpenRateLimit;
  jobs: Jobs;
  recheckSockets(memberId: string): Promise<void>;
  afterConfirming?: AfterConfirming | undefined;
}): Route[] {
  const { config, authentication, mails, readSession, openRateLimit, jobs, afterConfirming } = options;
  const signUpsFromHere = openRateLimit({ name: "sign-up-from", tries: () => config.SIGN_UPS_PER_HOUR, seconds: HOUR });
  const resets = openRateLimit({ name: "reset", tries: 5, seconds: HOUR });
  const resetMails = openRateLimit({ name: "reset-mail", tries: 20, seconds: HOUR });
  // Not declared with the endpoint, because a new password that breaks the rules must not count as a try.
  const tokensFromHere = openRateLimit({ name: "mail-token-from", tries: 100, seconds: HOUR });

  const { deviceOf, remember } = deviceCookies(config);

  return [
    ...signInRoutes(options),
    ...secondFactorRoutes({ ...options, requiresSecondFactor: config.requiresSecondFactor }),
    ...sessionRoutes(authentication),

    route(accountApi.readSession, async ({ member }) => ({ me: member && presentMe(member) })),

    route(accountApi.readMemberSince, async ({ em, member }) => ({ since: await memberSince(em, member.memberId) })),

    route(accountApi.saveLanguage, async ({ em, member, body }) => saveLanguage(em, member.memberId, body.language)),

    route(accountApi.signUp, async ({ body, headers, em, address, setCookies }) => {
      checkPassword(body.password, config);
      await signUpsFromHere.consume(address);
      const signUp = { authentication, em, mails, ...body };
      if (config.SMTP_URL !== undefined) {
        await requestAccount(signUp);
        return { me: null };
      }
      const cookies = await createAccount({ ...signUp, browser: browserName(headers["user-agent"]) });
      const member = await readNewSession(readSession, cookies);
      if (member) await rememberPassword(em, member.sessionId);
      setCookies([...cookies, remember(body.email, undefined)]);
      return { me: member && presentMe(member) };
    }),

    route(accountApi.signOut, async ({ cookie, setCookies }) => {
      const reply = await authentication.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
      setCookies(reply.headers.getSetCookie());
    }),

    route(accountApi.signOutEverywhere, async ({ member, em, cookie, setCookies }) => {
      const reply = await authentication.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
      await endSessions(em, member.memberId);
      setCookies(reply.headers.getSetCookie());
    }),

    route(accountApi.requestPasswordReset, async ({ body, address }) => {
      await resets.consume(body.email, address);
      // Above the limit the reply is the same: an attacker learns nothing, and the owner gets no error.
      if (await resetMails.allows(body.email)) await jobs.enqueue(passwordResetQueue, { email: body.email });
    }),

    route(accountApi.resetPassword, async ({ body, em, address }) => {
      checkPassword(body.password, config);
      await tokensFromHere.consume(address);
      await resetPassword(em, body.token, () => hashPassword(authentication, body.password));
    }),

    route(accountApi.verifyEmail, async ({ body, headers, em, address, member, cookie, setCookies }) => {
      await tokensFromHere.consume(address);
      const memberId = await confirmAddress(em, body.token, afterConfirming);
      // A link must not move a browser from one account to another: somebody else may have sent it.
      const isOther = member !== null && member.memberId !== memberId;
      if (memberId === null || isOther) return { me: member && presentMe(member) };
      // ACCESS-10: who reads the mails has no code of the app.
      if (await hasSecondFactor(em, memberId)) return { me: null };
      const cookies = await openSession(authentication, memberId, browserName(headers["user-agent"]));
      const confirmed = await readNewSession(readSession, cookies);
      if (!confirmed) {
        await endSessions(em, memberId);
        throw new Refusal("account/suspended");
      }
      setCookies([...cookies, remember(confirmed.email, deviceOf(cookie, confirmed.email))]);
      return { me: presentMe(confirmed) };
    }),
  ];
}
