import * as accountApi from "../../schema/account/api.ts";
import { countAs } from "../../schema/member/role.ts";
import type { Config } from "../platform/config/config.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member, ReadSession } from "../platform/session.ts";
import { endSessions, findMemberId } from "./account.ts";
import type { AccountMails } from "./account-mail.ts";
import type { Authentication } from "./authentication.ts";
import { asRefusals } from "./authentication-error.ts";
import { presentMe } from "./me.ts";
import { codeLimits } from "./second-factor/code-limit.ts";
import { answerChallenge, challengeCookies, readChallenge } from "./second-factor/sign-in-challenge.ts";
import { browserName } from "./session/browser-name.ts";
import { deviceCookies } from "./session/device-cookie.ts";
import { rememberPassword } from "./session/own-session.ts";
import { readNewSession } from "./session/session-reader.ts";

const QUARTER_HOUR = 15 * 60;

/** Signing in with a password, and with the code of a second factor. */
export function signInRoutes(options: {
  config: Config;
  authentication: Authentication;
  mails: AccountMails;
  readSession: ReadSession;
  openRateLimit: OpenRateLimit;
}): Route[] {
  const { config, authentication, mails, readSession, openRateLimit } = options;
  // Tries are counted by account *and* address, so a stranger elsewhere cannot lock a member out. A browser that has
  // signed in to the account before has its own count, so a stranger on the same network cannot either. Limits by
  // address alone are wide, because a school or a phone network may share one address.
  const guesses = openRateLimit({ name: "sign-in", tries: 10, seconds: QUARTER_HOUR });
  const guessesOfDevice = openRateLimit({ name: "sign-in-device", tries: 10, seconds: QUARTER_HOUR });
  const signInsFromHere = openRateLimit({ name: "sign-in-from", tries: 600, seconds: QUARTER_HOUR });
  const codes = codeLimits(openRateLimit);
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

  /** ACCESS-14: only the owner of a role is mailed, because most members share phones and a mail would teach them to ignore it. */
  async function mailNewDevice(member: Member, browser: string): Promise<void> {
    const isProtected = countAs("guardian", [...member.roles, ...member.pendingRoles]);
    if (isProtected) await mails.newDevice(member, { browser, at: new Date() });
  }

  return [
    route(accountApi.signIn, async ({ body, headers: sent, em, address, cookie, setCookies }) => {
      const device = deviceOf(cookie, body.email);
      const forgetTry = await countTry(body.email, device, address);
      const browser = browserName(sent["user-agent"]);
      const headers = new Headers({ "user-agent": browser });
      const reply = await asRefusals(() => authentication.api.signInEmail({ body, headers, returnHeaders: true }));
      const cookies = reply.headers.getSetCookie();
      if ("twoFactorRedirect" in reply.response) {
        await forgetTry();
        setCookies(await challengeCookies(authentication, cookies));
        return { me: null };
      }
      const member = await readNewSession(readSession, cookies);
      if (!member) {
        const suspended = await findMemberId(em, body.email);
        if (suspended) await endSessions(em, suspended);
        throw new Refusal("account/suspended");
      }
      await forgetTry();
      await rememberPassword(em, member.sessionId);
      if (device === undefined) await mailNewDevice(member, browser);
      setCookies([...cookies, remember(body.email, device)]);
      return { me: presentMe(member) };
    }),

    route(accountApi.confirmSignIn, async ({ body, headers, em, address, cookie, setCookies }) => {
      const challenge = await readChallenge(authentication, em, cookie);
      const { memberId, email } = challenge;
      const device = deviceOf(cookie, email);
      const forgetTry = await codes.count(memberId, device);
      await signInsFromHere.consume(address);
      const browser = browserName(headers["user-agent"]);
      const answer = { challenge, typed: body.code, browser };
      const { cookies, isRecovery } = await answerChallenge(authentication, em, answer).catch(async (error) => {
        const isWrong = error instanceof Refusal && error.code === "account/wrong-code";
        if (isWrong && (await codes.areSuspicious(memberId))) await mails.wrongCodes(challenge);
        throw error;
      });
      const member = await readNewSession(readSession, cookies);
      if (!member) {
        await endSessions(em, memberId);
        throw new Refusal("account/suspended");
      }
      await forgetTry();
      await rememberPassword(em, member.sessionId);
      if (isRecovery) await mails.recoveryCodeUsed(member);
      if (device === undefined) await mailNewDevice(member, browser);
      setCookies([...cookies, remember(email, device)]);
      return { me: presentMe(member) };
    }),
  ];
}
