import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Recipient } from "../../platform/mail.ts";
import { Refusal } from "../../platform/refusal.ts";
import { CredentialEntity, UserEntity, VerificationEntity } from "../account.entity.ts";
import { endSessions, withEmail } from "../account.ts";
import { newMailToken, storedToken } from "../mail-token.ts";

const LINK_SECONDS = 60 * 60;
const PREFIX = "reset-password:";

const linksOf = (memberId: string) => ({ value: memberId, identifier: { $like: `${PREFIX}%` } });

/**
 * Creates a reset link for the account with this address and ends older ones. Returns the recipient and the token, or
 * null if the address has no account.
 */
export async function issueResetLink(
  em: EntityManager,
  email: string,
): Promise<{ recipient: Recipient; token: string } | null> {
  return await em.transactional(async (tx) => {
    const member = await lockMember(tx, withEmail(email));
    if (!member) return null;
    const token = newMailToken();
    await tx.nativeDelete(VerificationEntity, linksOf(member.id));
    await tx.insert(VerificationEntity, {
      id: crypto.randomUUID(),
      identifier: PREFIX + storedToken(token),
      value: member.id,
      expiresAt: new Date(Date.now() + LINK_SECONDS * 1000),
    });
    return { recipient: { email: member.email, language: member.language ?? null }, token };
  });
}

/**
 * Sets the password by a reset link and ends the member's links and sessions. `hash` runs only if the link exists.
 * Refuses with `account/link-expired` if the link is unknown, used, older than an hour, or replaced by a newer one.
 */
export async function resetPassword(em: EntityManager, token: string, hash: () => Promise<string>): Promise<void> {
  const link = await em.findOne(VerificationEntity, { identifier: PREFIX + storedToken(token) });
  if (!link) throw new Refusal("account/link-expired");
  const password = await hash();
  await em.transactional(async (tx) => {
    // The lock serialises requests and uses of a member's links, so that each sees which links the previous one ended.
    const member = await lockMember(tx, { id: link.value });
    const used = await tx.nativeDelete(VerificationEntity, { id: link.id, expiresAt: { $gt: raw("now()") } });
    if (!member || used === 0) throw new Refusal("account/link-expired");
    await tx.nativeDelete(VerificationEntity, linksOf(member.id));
    await tx.nativeUpdate(
      CredentialEntity,
      { user: member.id, providerId: "credential" },
      { password, updatedAt: new Date() },
    );
    await endSessions(tx, member.id);
  });
}

const lockMember = (tx: EntityManager, where: object) =>
  tx.findOne(UserEntity, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
