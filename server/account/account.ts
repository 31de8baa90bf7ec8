import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Language } from "../../schema/language/languages.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import type { Recipient } from "../platform/mail.ts";
import { RateLimitEntity } from "../platform/rate-limit.entity.ts";
import type { Role } from "../platform/session.ts";
import { SessionEntity, UserEntity, VerificationEntity } from "./account.entity.ts";
import { grantRole } from "./role.ts";

export { lockMember } from "./lock-member.ts";
export { newMailToken, storedToken } from "./mail-token.ts";
export {
  activeHolders,
  grantRole,
  heldRoles,
  isActiveAs,
  isActiveForOthers,
  keepingAnAdmin,
  lockHolders,
  roleHolders,
  takeRole,
} from "./role.ts";

/** How better-auth names the challenges of sign-ins. */
const CHALLENGE_PREFIX = "2fa-";

/** A condition for the account with this address, ignoring case. */
export const withEmail = (email: string) => ({ [raw("lower(email)")]: email.toLowerCase() });

/** The id of the member with this address, or null. */
export async function findMemberId(em: EntityManager, email: string): Promise<string | null> {
  const user = await em.findOne(UserEntity, withEmail(email), { fields: ["id"] });
  return user?.id ?? null;
}

/** LANGUAGE-2: these members as the recipients of a mail. */
export async function recipientsOf(em: EntityManager, memberIds: readonly string[]): Promise<Recipient[]> {
  const users = await em.find(
    UserEntity,
    { id: { $in: [...memberIds] } },
    { fields: ["email", "language"], orderBy: { id: "asc" } },
  );
  return users.map(({ email, language }) => ({ email, language: language ?? null }));
}

/** The same for one member, who is known to exist. */
export async function recipientOf(em: EntityManager, memberId: string): Promise<Recipient> {
  const [recipient] = await recipientsOf(em, [memberId]);
  if (!recipient) throw new Error("no such member");
  return recipient;
}

/** LANGUAGE-1: from now on the member reads this language. */
export async function saveLanguage(em: EntityManager, memberId: string, language: Language): Promise<void> {
  await em.nativeUpdate(UserEntity, { id: memberId }, { language });
}

/** When the member created their account, in milliseconds since 1970. */
export async function memberSince(em: EntityManager, memberId: string): Promise<number> {
  const { createdAt } = await em.findOneOrFail(UserEntity, { id: memberId }, { fields: ["createdAt"] });
  return createdAt.getTime();
}

/** Gives the member with this address a role; returns whether there is such a member. */
export async function giveRole(em: EntityManager, email: string, role: Role): Promise<boolean> {
  const user = await findMemberId(em, email);
  if (user === null) return false;
  await grantRole(em, user, role);
  return true;
}

/** Suspends a member and ends every session; each server closes the member's sockets on PostgreSQL's notification. */
export async function suspendMember(em: EntityManager, memberId: string): Promise<void> {
  await em.transactional(async (tx) => {
    await tx.nativeUpdate(UserEntity, { id: memberId, suspendedAt: null }, { suspendedAt: raw("now()") });
    await endSessions(tx, memberId);
  });
}

/**
 * Lets a suspended member sign in again. It ends all sessions again, because a sign-in during the suspension may have
 * created one that would become valid now.
 */
export async function liftSuspension(em: EntityManager, memberId: string): Promise<void> {
  await em.transactional(async (tx) => {
    const lifted = await tx.nativeUpdate(
      UserEntity,
      { id: memberId, suspendedAt: { $ne: null } },
      { suspendedAt: null },
    );
    if (lifted > 0) await endSessions(tx, memberId);
  });
}

/** Ends every session of a member, and every sign-in whose password was right and which waits for its code. */
export async function endSessions(em: EntityManager, memberId: string): Promise<void> {
  await em.nativeDelete(SessionEntity, { user: memberId });
  await em.nativeDelete(VerificationEntity, { value: memberId, identifier: { $like: `${CHALLENGE_PREFIX}%` } });
}

/** Deletes expired sessions, mail tokens and rate limit counts. */
export async function clearExpired(em: EntityManager): Promise<void> {
  await deleteInBatches(em, SessionEntity, { expiresAt: { $lt: raw("now()") } });
  await deleteInBatches(em, VerificationEntity, { expiresAt: { $lt: raw("now()") } });
  await deleteInBatches(em, RateLimitEntity, { expire: { $lt: raw("extract(epoch from now()) * 1000") } });
}
