import type { EntityManager } from "@mikro-orm/postgresql";
import type { RoleInvitation } from "../../schema/role-invitation/api.ts";
import type { Member } from "../platform/session.ts";
import { findInvitation, giverOf, isForOther } from "./accept-invitation.ts";
import { type Invitation, refuseUnlessOpen, stateOf } from "./invitation-state.ts";
import { RoleInvitationUseEntity } from "./role-invitation.entity.ts";

/** INVITE-11: what somebody with the code sees. A member who has accepted it sees it also after its end. */
export async function readInvitation(
  em: EntityManager,
  member: Member | null,
  { code, requiresSecondFactor }: { code: string; requiresSecondFactor: boolean },
): Promise<RoleInvitation> {
  const invitation = await findInvitation(em, code);
  const state = member ? await ownState(em, invitation, member) : "open";
  if (state === "open") refuseUnlessOpen(stateOf(invitation, (await giverOf(em, invitation)) !== null));
  return {
    role: invitation.role,
    expiresAt: invitation.expiresAt.getTime(),
    state,
    isForOther: member !== null && isForOther(invitation, member),
    needsSecondFactor: requiresSecondFactor && invitation.role !== "mentor",
  };
}

async function ownState(
  em: EntityManager,
  { id }: Pick<Invitation, "id">,
  { memberId }: Member,
): Promise<RoleInvitation["state"]> {
  const use = await em.findOne(RoleInvitationUseEntity, { invitation: id, user: memberId });
  if (!use) return "open";
  return use.givenAt === null ? "waiting" : "given";
}
