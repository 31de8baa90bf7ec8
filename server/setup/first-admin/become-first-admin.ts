import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { heldRoles } from "../../account/account.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { giveRoleTo, type RoleMailOptions } from "../../role/role.ts";
import { isMinorByDate, type MessagingPolicy } from "../../safety/safety.ts";
import { AdminCodeEntity } from "./admin-code.entity.ts";
import { hasAdmin, hashOfCode, lockAdminCodes } from "./admin-code.ts";

export interface FirstAdminRules {
  readonly policy: MessagingPolicy;
  /** Whether addresses can be verified at all. */
  readonly sendsMail: boolean;
  /** How the admin is told. */
  readonly mails: RoleMailOptions;
}

/** SETUP-9 to SETUP-12: makes the member an admin if this is the code that the server has shown. */
export async function becomeFirstAdmin(
  em: EntityManager,
  { memberId, emailVerified }: Pick<Member, "memberId" | "emailVerified">,
  typed: string,
  { policy, sendsMail, mails }: FirstAdminRules,
): Promise<void> {
  if (sendsMail && !emailVerified) throw new Refusal("setup/unverified");
  await em.transactional(async (tx) => {
    await lockAdminCodes(tx);
    // The reply to their first try may have been lost.
    if ((await heldRoles(tx, memberId)).includes("admin")) return;
    if (await hasAdmin(tx)) throw new Refusal("setup/has-admin");
    const hash = hashOfCode(typed);
    await refuseUnlessValid(tx, hash);
    if (await isMinorByDate(tx, policy, memberId)) throw new Refusal("safety/minor-role");
    await tx.nativeUpdate(AdminCodeEntity, { hash }, { usedAt: raw("now()") });
    const reason = "With the one-time code that the server showed.";
    await giveRoleTo(tx, { memberId, role: "admin", actorId: memberId, reason }, mails);
  });
}

async function refuseUnlessValid(tx: EntityManager, hash: string): Promise<void> {
  const code = await tx.findOne(AdminCodeEntity, { hash });
  if (!code) throw new Refusal("setup/wrong-code");
  if (code.usedAt !== null) throw new Refusal("setup/code-used");
  if (code.expiresAt.getTime() <= Date.now()) throw new Refusal("setup/code-expired");
}
