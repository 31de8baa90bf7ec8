import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { Refusal } from "../platform/refusal.ts";
import { CredentialEntity, UserEntity, VerificationEntity } from "./account.entity.ts";
import { endSessions } from "./account.ts";
import { newMailToken, storedToken } from "./mail-token.ts";

const LINK_SECONDS = 24 * 60 * 60;
const PREFIX = "confirm-address:";

/**
 * Makes a link that confirms the address of an account, and answers its token. `password` is the hash that a sign-up for an
 * account that was there already asked for: it waits in the link until the owner of the address follows this very one.
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
 * Confirms an address by a link. The sign-up of this link is the one that counts: its password is set, the sessions of
 * whoever signed up before are ended, and so are the account's other links. Returns the id of the member whom this use of the
 * link may sign in. A link signs in once: a second use succeeds and returns null, so a link found later in a mailbox or a
 * browser's history opens no account. Refuses with `account/link-expired` where the link is unknown or older than a day, or
 * another one confirmed the account.
 */
export async function confirmAddress(em: EntityManager, token: string): Promise<string | null> {
  return await em.transactional(async (tx) => {
    const link = { identifier: PREFIX + storedToken(token), expiresAt: { $gt: raw("now()") } };
    const [memberId = "", asked] = (await tx.findOne(VerificationEntity, link))?.value.split(" ") ?? [];
    if (!memberId) throw new Refusal("account/link-expired");
    // The links of one account are used one after another, so each sees what the one before it has done.
    const member = await tx.findOne(UserEntity, { id: memberId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const isUsable = member && (await tx.nativeUpdate(VerificationEntity, link, { value: memberId })) > 0;
    if (!isUsable || (member.emailVerified && asked)) throw new Refusal("account/link-expired");
    if (member.emailVerified) return null;
    const updatedAt = new Date();
    await tx.nativeUpdate(UserEntity, { id: memberId }, { emailVerified: true, updatedAt });
    const others = { identifier: { $like: `${PREFIX}%`, $ne: link.identifier }, value: { $like: `${memberId}%` } };
    await tx.nativeDelete(VerificationEntity, others);
    if (!asked) return memberId;
    const credential = { user: memberId, providerId: "credential" };
    await tx.nativeUpdate(CredentialEntity, credential, { password: asked, updatedAt });
    await endSessions(tx, memberId);
    return memberId;
  });
}
