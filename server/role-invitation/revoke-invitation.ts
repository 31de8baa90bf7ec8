import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { retention } from "../../schema/retention.ts";
import { recordAudit } from "../audit/audit.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { daysAgo } from "../platform/date.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { RoleInvitationEntity } from "./role-invitation.entity.ts";

/** INVITE-13: ends an invitation; again it changes nothing. */
export async function revokeInvitation(
  em: EntityManager,
  { memberId }: Pick<Member, "memberId">,
  invitationId: string,
): Promise<void> {
  await em.transactional(async (tx) => {
    const invitation = await tx.findOne(RoleInvitationEntity, invitationId, { disableIdentityMap: true });
    if (!invitation) throw new Refusal("role-invitation/not-found");
    const open = { id: invitationId, revokedAt: null };
    const revoked = await tx.nativeUpdate(RoleInvitationEntity, open, { revokedAt: raw("now()") });
    if (revoked === 0) return;
    const kind = "role-invitation-revoked";
    await recordAudit(tx, { actorId: memberId, kind, itemId: invitationId, detail: invitation.role });
  });
}

/** INVITE-15: returns how many. */
export const deleteOldInvitations = (em: EntityManager): Promise<number> =>
  deleteInBatches(em, RoleInvitationEntity, { expiresAt: { $lt: daysAgo(retention.roleInvitations.days) } });
