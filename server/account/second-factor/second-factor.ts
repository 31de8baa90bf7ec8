import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { symmetricDecrypt } from "better-auth/crypto";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { SessionEntity, UserEntity } from "../account.entity.ts";
import type { Authentication } from "../authentication.ts";
import { asRefusals } from "../authentication-error.ts";
import { withPasswordField } from "../password/confirm-password.ts";
import { keepingAnAdmin } from "../role.ts";
import { asAppCode } from "./recovery-code.ts";
import { SecondFactorEntity } from "./second-factor.entity.ts";
import { stepOf } from "./totp.ts";

/** Whether the member has a second factor that is set up. */
export async function hasSecondFactor(em: EntityManager, memberId: string): Promise<boolean> {
  return (await em.count(SecondFactorEntity, { user: memberId, verified: true })) > 0;
}

/**
 * ACCESS-7: a new secret for the member's app. It has no effect until it is confirmed. Refuses a wrong password as an error
 * of the field `password`, and a second factor that is already on with `account/second-factor-on`.
 */
export async function startSecondFactor(
  authentication: Authentication,
  em: EntityManager,
  { member, cookie, password }: { member: Member; cookie: string; password: string },
): Promise<{ uri: string; secret: string }> {
  const headers = new Headers({ cookie });
  const uri = await em.transactional(async (tx) => {
    // better-auth reads whether there is a row and then writes it, so only one of these at a time may run for a member.
    await tx.execute("select pg_advisory_xact_lock(hashtextextended(?, 6))", [member.memberId]);
    const started = await withPasswordField(() =>
      asRefusals(() => authentication.api.enableTwoFactor({ body: { password, method: "totp" }, headers })),
    );
    return "totpURI" in started ? started.totpURI : "";
  });
  return { uri, secret: new URL(uri).searchParams.get("secret") ?? "" };
}

/**
 * ACCESS-6, ACCESS-7: turns the second factor on with the first code of the app and ends the member's other sessions. Returns
 * the recovery codes. Refuses with `account/wrong-code`; with `account/second-factor-off` if none is being set up.
 */
export async function confirmSecondFactor(
  authentication: Authentication,
  em: EntityManager,
  member: Member,
  code: string,
): Promise<string[]> {
  const user = member.memberId;
  await em.transactional(async (tx) => {
    const factor = await tx.findOne(SecondFactorEntity, { user }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!factor) throw new Refusal("account/second-factor-off");
    if (factor.verified) throw new Refusal("account/second-factor-on");
    const usedStep = await matchingStep(authentication, factor.secret, code);
    if (usedStep === null) throw new Refusal("account/wrong-code");
    await tx.nativeUpdate(SecondFactorEntity, { user }, { verified: true, usedStep });
    await tx.nativeUpdate(UserEntity, { id: user }, { twoFactorEnabled: true });
    await tx.nativeDelete(SessionEntity, { user, id: { $ne: member.sessionId } });
  });
  return await recoveryCodesOf(authentication, user);
}

/** ACCESS-8: new recovery codes; the old ones no longer work. */
export async function replaceRecoveryCodes(
  authentication: Authentication,
  cookie: string,
  password: string,
): Promise<string[]> {
  const headers = new Headers({ cookie });
  const { backupCodes } = await withPasswordField(() =>
    asRefusals(() => authentication.api.generateBackupCodes({ body: { password }, headers })),
  );
  return backupCodes;
}

/** The unused recovery codes of a member who has a second factor. */
export async function recoveryCodesOf(authentication: Authentication, memberId: string): Promise<string[]> {
  const { backupCodes } = await asRefusals(() => authentication.api.viewBackupCodes({ body: { userId: memberId } }));
  return [...backupCodes];
}

/**
 * Takes a second factor away; returns whether there was one. Refuses with `account/last-admin` (ACCESS-19), unless an operator
 * accepts that nobody can act as an admin until somebody sets one up.
 */
export async function clearSecondFactor(
  em: EntityManager,
  memberId: string,
  { acceptsNoAdmin = false } = {},
): Promise<boolean> {
  return await em.transactional(async (tx) => {
    const clear = () => deleteSecondFactor(tx, memberId);
    // Without one, the role is out of use already.
    const mayEndRole = !acceptsNoAdmin && (await hasSecondFactor(tx, memberId));
    return await (mayEndRole ? keepingAnAdmin(tx, memberId, clear) : clear());
  });
}

async function deleteSecondFactor(tx: EntityManager, memberId: string): Promise<boolean> {
  await tx.nativeUpdate(UserEntity, { id: memberId }, { twoFactorEnabled: false });
  const wasOn = await tx.nativeDelete(SecondFactorEntity, { user: memberId, verified: true });
  await tx.nativeDelete(SecondFactorEntity, { user: memberId });
  return wasOn > 0;
}

/**
 * ACCESS-2: marks a code of the app as used, in one statement. Returns false if it, or a later one, was used before. A code
 * that is wrong is left to better-auth, which counts it.
 */
export async function claimCode(
  authentication: Authentication,
  em: EntityManager,
  memberId: string,
  code: string,
): Promise<boolean> {
  const factor = await em.findOne(SecondFactorEntity, { user: memberId, verified: true }, { disableIdentityMap: true });
  const usedStep = factor && (await matchingStep(authentication, factor.secret, code));
  if (usedStep === null) return true;
  const unused = { user: memberId, $or: [{ usedStep: null }, { usedStep: { $lt: usedStep } }] };
  return (await em.nativeUpdate(SecondFactorEntity, unused, { usedStep })) > 0;
}

async function matchingStep(authentication: Authentication, encrypted: string, typed: string): Promise<number | null> {
  const { secretConfig } = await authentication.$context;
  const code = asAppCode(typed);
  if (code === null) return null;
  return stepOf(await symmetricDecrypt({ key: secretConfig, data: encrypted }), code, Date.now());
}
