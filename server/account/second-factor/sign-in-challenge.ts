import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Recipient } from "../../platform/mail.ts";
import { Refusal } from "../../platform/refusal.ts";
import { UserEntity, VerificationEntity } from "../account.entity.ts";
import type { Authentication } from "../authentication.ts";
import { asRefusals } from "../authentication-error.ts";
import { signedToken } from "../session/session-cookie.ts";
import { asAppCode, asRecoveryCode } from "./recovery-code.ts";
import { claimCode } from "./second-factor.ts";

/** A sign-in whose password was right and whose code has to follow. */
export interface Challenge extends Recipient {
  readonly memberId: string;
  /** The `Cookie` header of the challenge alone. With a session's cookie better-auth would check the code for that session. */
  readonly cookie: string;
}

/** ACCESS-1: of the cookies that better-auth sets after the password, only the challenge leaves the server. */
export async function challengeCookies(authentication: Authentication, cookies: readonly string[]): Promise<string[]> {
  const name = await challengeName(authentication);
  return cookies.filter((each) => each.startsWith(`${name}=`));
}

/** The challenge that a `Cookie` header carries. Refuses with `account/sign-in-expired` if there is none, or it is over. */
export async function readChallenge(
  authentication: Authentication,
  em: EntityManager,
  cookie: string,
): Promise<Challenge> {
  const [name, { secret }] = [await challengeName(authentication), await authentication.$context];
  const identifier = signedToken(cookie, name, secret);
  const pending =
    identifier && (await em.findOne(VerificationEntity, { identifier, expiresAt: { $gt: raw("now()") } }));
  const user = pending && (await em.findOne(UserEntity, { id: pending.value }));
  if (!user) throw new Refusal("account/sign-in-expired");
  const own = cookie.split(";").find((each) => each.trim().startsWith(`${name}=`)) ?? "";
  return { memberId: user.id, email: user.email, language: user.language ?? null, cookie: own.trim() };
}

/**
 * ACCESS-1 to ACCESS-3: answers the challenge with a code of the app or a recovery code, each of which works once. Returns the
 * `Set-Cookie` values of the new session. Refuses with `account/wrong-code`; after five wrong codes, or ten minutes, with
 * `account/sign-in-expired`.
 */
export async function answerChallenge(
  authentication: Authentication,
  em: EntityManager,
  { challenge, typed, browser }: { challenge: Challenge; typed: string; browser: string },
): Promise<{ cookies: string[]; isRecovery: boolean }> {
  const headers = new Headers({ cookie: challenge.cookie, "user-agent": browser });
  const code = asAppCode(typed);
  if (code === null) {
    const call = { body: { code: asRecoveryCode(typed) }, headers, returnHeaders: true } as const;
    const reply = await asRefusals(() => authentication.api.verifyBackupCode(call));
    return { cookies: reply.headers.getSetCookie(), isRecovery: true };
  }
  if (!(await claimCode(authentication, em, challenge.memberId, code))) throw new Refusal("account/wrong-code");
  const call = { body: { code }, headers, returnHeaders: true } as const;
  const reply = await asRefusals(() => authentication.api.verifyTOTP(call));
  return { cookies: reply.headers.getSetCookie(), isRecovery: false };
}

async function challengeName(authentication: Authentication): Promise<string> {
  return (await authentication.$context).createAuthCookie("two_factor").name;
}
