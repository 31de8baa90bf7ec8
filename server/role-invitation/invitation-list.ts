import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf } from "../../schema/endpoint.ts";
import type { listRoleInvitations } from "../../schema/role-invitation/admin-api.ts";
import { ROLE_INVITATIONS_PER_PAGE } from "../../schema/role-invitation/role-invitation.ts";
import { activeHolders } from "../account/account.ts";
import { recordAccess } from "../audit/audit.ts";
import type { Member } from "../platform/session.ts";
import { namedMembers } from "../profile/profile.ts";
import { stateOf } from "./invitation-state.ts";
import { RoleInvitationEntity, RoleInvitationUseEntity } from "./role-invitation.entity.ts";

/** INVITE-14: a page of invitations, the newest first. Records the look. */
export async function listInvitations(
  em: EntityManager,
  { memberId }: Pick<Member, "memberId">,
  page: number,
): Promise<OutputOf<typeof listRoleInvitations>> {
  await recordAccess(em, memberId, "role-invitations");
  const [rows, total] = await em.findAndCount(
    RoleInvitationEntity,
    {},
    {
      orderBy: { createdAt: "desc", id: "desc" },
      limit: ROLE_INVITATIONS_PER_PAGE,
      offset: (page - 1) * ROLE_INVITATIONS_PER_PAGE,
    },
  );
  const givers = new Set(await activeHolders(em, ["admin"]));
  const waiting = await em.find(RoleInvitationUseEntity, {
    invitation: { $in: rows.map(({ id }) => id) },
    givenAt: null,
  });
  const namedOf = await namedMembers(
    em,
    rows.flatMap(({ createdBy }) => createdBy?.id ?? []),
  );
  const invitations = rows.map((row) => ({
    invitationId: row.id,
    role: row.role,
    email: row.email ?? null,
    state: stateOf(row, givers.has(row.createdBy?.id ?? "")),
    maxUses: row.maxUses,
    uses: row.uses,
    waiting: waiting.filter(({ invitation }) => invitation.id === row.id).length,
    createdBy: row.createdBy ? namedOf(row.createdBy.id) : null,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
  }));
  return { invitations, total };
}
