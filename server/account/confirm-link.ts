import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { Refusal } from "../platform/refusal.ts";
import { CredentialEntity, UserEntity, VerificationEntity } from "./account.entity.ts";
import { endSessions } from "./account.ts";
import { newMailToken, storedToken } from "./mail-token.ts";

const LINK_SECONDS = 24 * 60 * 60;
const PREFIX = "confirm-address:";

/** What has waited for a member to confirm their address, in the transaction that does. */
export type AfterConfirming = (tx: EntityManager, memberId: string) => Promise<void>;

/**
 * Creates a link that confirms the address of an account, and returns its token. `password` is the hash from a repeated
 * sign-up for an existing account. It is stored with the link and set only when the owner of the address uses this
 * link.
 */
export async function issueConfirmLink(em: EntityManager, memberId: string, password = ""): Promise<string> {
  const token = newMailToken();
  await em.insert(VerificationEntity, {
    id: crypto.randomUUID(),
    identifier: PREFIX + storedToken(token),
    value: `${memberId} ${password}`.trim(),
    expiresAt: new Date(Date.now() + LINK_SECONDS * 1000),
  });
  return token;
}

/**
 * Confirms an address with a link. The sign-up behind this link wins: its password is set, and earlier sessions and the
 * account's other links are ended. Returns the id of the member whom this use of the link may sign in. A link signs in once:
 * a second use succeeds and returns null, so that a link found later in a mailbox or a browser's history opens no account.
 * Refuses with `account/link-expired` if the link is unknown or older than a day, or if another link has confirmed the account.
 */
export async function confirmAddress(
  em: EntityManager,
  token: string,
  afterConfirming: AfterConfirming = async () => {},
): Promise<string | null> {
  return await em.transactional(async (tx) => {
    const link = { identifier: PREFIX + storedToken(token), expiresAt: { $gt: raw("now()") } };
    const [memberId = "", newPassword] = (await tx.findOne(VerificationEntity, link))?.value.split(" ") ?? [];
    if (!memberId) throw new Refusal("account/link-expired");
    // The lock serialises the use of an account's links, so that each sees the effect of the previous one.
    const member = await tx.findOne(UserEntity, { id: memberId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const isUsable = member && (await tx.nativeUpdate(VerificationEntity, link, { value: memberId })) > 0;
    if (!isUsable || (member.emailVerified && newPassword)) throw new Refusal("account/link-expired");
    if (member.emailVerified) return null;
    const updatedAt = new Date();
    await tx.nativeUpdate(UserEntity, { id: memberId }, { emailVerified: true, updatedAt });
    const others = { identifier: { $like: `${PREFIX}%`, $ne: link.identifier }, value: { $like: `${memberId}%` } };
    await tx.nativeDelete(VerificationEntity, others);
    await afterConfirming(tx, memberId);
    if (!newPassword) return memberId;
    const credential = { user: memberId, providerId: "credential" };
    await tx.nativeUpdate(CredentialEntity, credential, { password: newPassword, updatedAt });
    await endSessions(tx, memberId);
    return memberId;
  });
}
