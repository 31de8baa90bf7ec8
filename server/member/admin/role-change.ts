import type { EntityManager } from "@mikro-orm/postgresql";
import type { RoleChange } from "../../../schema/member/admin-api.ts";
import { grantRole, isActiveForOthers, lockHolders, takeRole } from "../../account/account.ts";
import { recordAudit } from "../../audit/audit.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import {
  isAdmin,
  isMinorByDate,
  lockParties,
  type MemberStatus,
  type MessagingPolicy,
  memberStatusOf,
} from "../../safety/safety.ts";

/**
 * USERS-4 to USERS-8: gives a member a role or takes it away. The accounts are locked first, so of two admins who change
 * the same role the second is refused, and of two who leave no admin behind as well.
 */
export async function changeRole(
  em: EntityManager,
  admin: Member,
  memberId: string,
  { change, policy }: { change: RoleChange; policy: MessagingPolicy },
): Promise<void> {
  await em.transactional(async (tx) => {
    if (!(await lockParties(tx, admin.memberId, memberId))) throw new Refusal("member/not-found");
    await lockHolders(tx, "admin");
    await lockHolders(tx, "safeguarding_lead");
    // Another admin may have taken the role from this one, or suspended them, since the request began.
    if (!(await isAdmin(tx, admin))) throw new Refusal("account/not-allowed");
    const status = await memberStatusOf(tx, memberId);
    if (!status) throw new Refusal("member/not-found");
    const { role, reason } = change;
    const isHeld = status.roles.includes(role);
    if (isHeld === (change.change === "give")) throw new Refusal("member/changed");
    if (change.change === "give") {
      await refuseToGive(tx, status, memberId, policy);
      await grantRole(tx, memberId, role);
    } else {
      await refuseToTake(tx, admin, { memberId, status, change });
      await takeRole(tx, memberId, role);
    }
    const kind = change.change === "give" ? "role-given" : "role-taken";
    await recordAudit(tx, { actorId: admin.memberId, kind, memberId, detail: role, reason });
  });
}

/** USERS-7, USERS-8. */
async function refuseToGive(
  tx: EntityManager,
  { isSuspended }: MemberStatus,
  memberId: string,
  policy: MessagingPolicy,
): Promise<void> {
  if (isSuspended) throw new Refusal("member/suspended");
  if (await isMinorByDate(tx, policy, memberId)) throw new Refusal("safety/minor-role");
}

interface Taking {
  readonly memberId: string;
  readonly status: MemberStatus;
  readonly change: RoleChange;
}

/** USERS-5, USERS-6, SAFE-45. */
async function refuseToTake(
  tx: EntityManager,
  admin: Member,
  { memberId, status, change: { role, confirmsOwn, acceptsNoLead } }: Taking,
): Promise<void> {
  if (role === "admin" && memberId === admin.memberId) {
    if (!(await isActiveForOthers(tx, memberId, role))) throw new Refusal("member/last-admin");
    if (!confirmsOwn) throw new Refusal("member/own-role");
  }
  if (role === "safeguarding_lead" && status.isOnlyLead && !acceptsNoLead) throw new Refusal("safety/last-lead");
}
