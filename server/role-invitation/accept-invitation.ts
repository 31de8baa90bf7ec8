import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf } from "../../schema/endpoint.ts";
import type { acceptRoleInvitation } from "../../schema/role-invitation/api.ts";
import { UserEntity } from "../account/account.entity.ts";
import { heldRoles, storedToken } from "../account/account.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { giveRoleTo, mayGiveRoles, type RoleMailOptions, refuseAsHolder } from "../role/role.ts";
import { birthDateOf, lockParties, type MessagingPolicy, memberStatusOf } from "../safety/safety.ts";
import { type Invitation, refuseUnlessOpen, stateOf } from "./invitation-state.ts";
import { RoleInvitationEntity, RoleInvitationUseEntity } from "./role-invitation.entity.ts";

export interface AcceptOptions extends RoleMailOptions {
  readonly policy: MessagingPolicy;
}

/** The admin who made it, if they may still give roles (INVITE-12). */
export async function giverOf(em: EntityManager, { createdBy }: Pick<Invitation, "createdBy">): Promise<string | null> {
  const memberId = createdBy?.id ?? null;
  return memberId !== null && (await mayGiveRoles(em, { memberId })) ? memberId : null;
}

/** INVITE-11: the invitation with this code. */
export async function findInvitation(em: EntityManager, code: string): Promise<Invitation> {
  const found = await em.findOne(RoleInvitationEntity, { codeHash: storedToken(code) }, { disableIdentityMap: true });
  if (!found) throw new Refusal("role-invitation/not-found");
  return found;
}

/** INVITE-4. */
export const isForOther = ({ email }: Pick<Invitation, "email">, { email: own }: Pick<Member, "email">): boolean =>
  email !== null && email !== own.toLowerCase();

/**
 * INVITE-7 to INVITE-12: gives the member the role of an invitation, or notes that they wait for it. The accounts of the member
 * and of the admin who made it are locked first, as when an admin gives a role, and then the invitation.
 */
export async function acceptInvitation(
  em: EntityManager,
  member: Pick<Member, "memberId" | "email">,
  code: string,
  options: AcceptOptions,
): Promise<OutputOf<typeof acceptRoleInvitation>> {
  const { memberId } = member;
  const { id, createdBy } = await findInvitation(em, code);
  return await em.transactional(async (tx) => {
    await lockParties(tx, createdBy?.id ?? memberId, memberId);
    const invitation = await tx.findOne(
      RoleInvitationEntity,
      { id },
      {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        disableIdentityMap: true,
      },
    );
    if (!invitation) throw new Refusal("role-invitation/not-found");
    const { role } = invitation;
    const earlier = await tx.findOne(RoleInvitationUseEntity, { invitation: id, user: memberId });
    if (earlier) return { role, state: earlier.givenAt === null ? "waiting" : "given" };
    const giver = await giverOf(tx, invitation);
    refuseUnlessOpen(stateOf(invitation, giver !== null));
    if (isForOther(invitation, member)) throw new Refusal("role-invitation/other-address");
    const status = await memberStatusOf(tx, memberId);
    if (!status) throw new Refusal("account/not-signed-in");
    if (status.roles.includes(role)) return { role, state: "held" };
    await refuseWithoutAge(tx, memberId, options);
    await refuseAsHolder(tx, memberId, { status, policy: options.policy });
    const isConfirmed = (await tx.count(UserEntity, { id: memberId, emailVerified: true })) > 0;
    const uses = raw("uses + 1");
    await tx.nativeUpdate(RoleInvitationEntity, { id }, { uses });
    const givenAt = isConfirmed ? new Date() : null;
    await tx.insert(RoleInvitationUseEntity, { invitation: id, user: memberId, givenAt });
    if (!isConfirmed) return { role, state: "waiting" };
    await giveRoleTo(tx, { memberId, role, actorId: giver, itemId: id, reason: REASON }, options);
    return { role, state: "given" };
  });
}

/** INVITE-16: an admin who gives a role knows whom they give it to. A link goes to anybody. */
async function refuseWithoutAge(tx: EntityManager, memberId: string, { policy }: AcceptOptions): Promise<void> {
  if (policy.isOpenToAll) return;
  if ((await birthDateOf(tx, memberId)) === null) throw new Refusal("role-invitation/birth-date-needed");
}

/** ROLE-1. */
const REASON = "By an invitation.";

/**
 * INVITE-8: gives the roles that have waited for the member's address, in the transaction that confirms it. One that they may not
 * have meanwhile stays as it is.
 */
export async function giveWaitingRoles(tx: EntityManager, memberId: string, options: AcceptOptions): Promise<void> {
  const waiting = await tx.find(
    RoleInvitationUseEntity,
    { user: memberId, givenAt: null },
    { populate: ["invitation"], orderBy: { usedAt: "asc" }, disableIdentityMap: true },
  );
  for (const { invitation: waitedFor } of waiting) {
    // A revocation may have been on its way.
    const invitation = await tx.findOne(
      RoleInvitationEntity,
      { id: waitedFor.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
    );
    if (!invitation) continue;
    const { id, role, revokedAt } = invitation;
    const actorId = revokedAt === null ? await giverOf(tx, invitation) : null;
    if (actorId === null || !(await mayHold(tx, memberId, options))) continue;
    await tx.nativeUpdate(RoleInvitationUseEntity, { invitation: id, user: memberId }, { givenAt: new Date() });
    if ((await heldRoles(tx, memberId)).includes(role)) continue;
    await giveRoleTo(tx, { memberId, role, actorId, itemId: id, reason: REASON }, options);
  }
}

async function mayHold(tx: EntityManager, memberId: string, { policy }: AcceptOptions): Promise<boolean> {
  try {
    const status = await memberStatusOf(tx, memberId);
    if (!status) return false;
    await refuseAsHolder(tx, memberId, { status, policy });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
