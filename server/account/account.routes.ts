import type { Me } from "../../schema/account/api.ts";
import { accountApi } from "../../schema/account/api.ts";
import type { Config } from "../platform/config.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import { Refusal } from "../platform/refusal.ts";
import { type Route, route } from "../platform/route.ts";
import type { Member, ReadSession } from "../platform/session.ts";
import { asRefusals, checkPassword, createAccount, endSessions } from "./account.ts";
import type { Authentication } from "./authentication.ts";
import { deviceCookies } from "./device-cookie.ts";

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

export function accountRoutes(options: {
  config: Config;
  authentication: Authentication;
  readSession: ReadSession;
  openRateLimit: OpenRateLimit;
}): Route[] {
  const { config, authentication, readSession, openRateLimit } = options;
  // By account *and* address: a stranger elsewhere who guesses locks nobody out. A stranger on the same network does not
  // either: a browser that has signed in to the account before counts by itself, and by itself alone. By address alone the
  // limits are wide, because a whole hall, or a whole phone network, may share one.
  const guesses = openRateLimit({ name: "sign-in", tries: 10, seconds: QUARTER_HOUR });
  const guessesOfDevice = openRateLimit({ name: "sign-in-device", tries: 10, seconds: QUARTER_HOUR });
  const signInsFromHere = openRateLimit({ name: "sign-in-from", tries: 600, seconds: QUARTER_HOUR });
  const signUpsFromHere = openRateLimit({ name: "sign-up-from", tries: config.SIGN_UPS_PER_HOUR, seconds: HOUR });
  const resets = openRateLimit({ name: "reset", tries: 5, seconds: HOUR });
  const mails = openRateLimit({ name: "reset-mail", tries: 20, seconds: HOUR });
  const resetsFromHere = openRateLimit({ name: "reset-from", tries: 100, seconds: HOUR });
  const tokensFromHere = openRateLimit({ name: "mail-token-from", tries: 100, seconds: HOUR });

  const { deviceOf, remember } = deviceCookies(config);

  /** Counts a try before the password is looked at, for many at once must not slip through; answers how to forget it. */
  async function countTry(email: string, device: string | undefined, address: string): Promise<() => Promise<void>> {
    if (device !== undefined) {
      await guessesOfDevice.consume(email, device);
      return () => guessesOfDevice.forget(email, device);
    }
    await guesses.consume(email, address);
    await signInsFromHere.consume(address);
    return () => guesses.forget(email, address);
  }

  /** Reads back who a fresh session belongs to, from the cookies that were just set. */
  async function arrive(cookies: readonly string[]): Promise<Member | null> {
    const cookie = cookies.map((each) => each.split(";")[0]).join("; ");
    return (await readSession(cookie)).member;
  }

  return [
    route(accountApi.readSession, async ({ member }) => ({ me: member && present(member) })),

    route(accountApi.signUp, async ({ body, em, address, setCookies }) => {
      checkPassword(body.password, config);
      await signUpsFromHere.consume(address);
      const cookies = await createAccount(authentication, em, body);
      const member = await arrive(cookies);
      if (member) setCookies([...cookies, remember(body.email, undefined)]);
      return { me: member && present(member) };
    }),

    route(accountApi.signIn, async ({ body, em, address, cookie, setCookies }) => {
      const device = deviceOf(cookie, body.email);
      const forgetTry = await countTry(body.email, device, address);
      const { headers } = await asRefusals(() => authentication.api.signInEmail({ body, returnHeaders: true }));
      const cookies = headers.getSetCookie();
      const member = await arrive(cookies);
      if (!member) {
        await endSessions(em, body.email);
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
      await em.execute("delete from sessions where user_id = ?", [member.memberId]);
      setCookies(reply.headers.getSetCookie());
      return { done: true };
    }),

    route(accountApi.requestPasswordReset, async ({ body, address }) => {
      await resetsFromHere.consume(address);
      await resets.consume(body.email, address);
      // Who floods somebody's mailbox from many places is not told that it is full, and its owner is not refused.
      if (await mails.allows(body.email)) {
        await asRefusals(() => authentication.api.requestPasswordReset({ body: { email: body.email } }));
      }
      return { done: true };
    }),

    route(accountApi.resetPassword, async ({ body, address }) => {
      checkPassword(body.password, config);
      await tokensFromHere.consume(address);
      await asRefusals(() =>
        authentication.api.resetPassword({ body: { token: body.token, newPassword: body.password } }),
      );
      return { done: true };
    }),

    route(accountApi.verifyEmail, async ({ body, address }) => {
      await tokensFromHere.consume(address);
      await asRefusals(() => authentication.api.verifyEmail({ query: { token: body.token } }));
      return { done: true };
    }),
  ];
}

function present(member: Member): Me {
  return {
    memberId: member.memberId,
    email: member.email,
    emailVerified: member.emailVerified,
    full_name: member.fullName,
    roles: [...member.roles],
  };
}
