import type { EntityManager } from "@mikro-orm/postgresql";
import type { RoleChange } from "../../../schema/member/admin-api.ts";
import { keepingAnAdmin, lockHolders, takeRole } from "../../account/account.ts";
import { recordAudit } from "../../audit/audit.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { giveRoleTo, type RoleMailOptions, refuseAsHolder, refuseUnlessGiver } from "../../role/role.ts";
import { lockParties, type MemberStatus, type MessagingPolicy, memberStatusOf } from "../../safety/safety.ts";

interface RoleChangeOptions extends RoleMailOptions {
  readonly policy: MessagingPolicy;
}

/**
 * USERS-4 to USERS-8: gives a member a role or takes it away. The accounts are locked first, so of two admins who change
 * the same role the second is refused, and of two who leave no admin behind as well.
 */
export async function changeRole(
  em: EntityManager,
  admin: Member,
  memberId: string,
  change: RoleChange,
  options: RoleChangeOptions,
): Promise<void> {
  await em.transactional(async (tx) => {
    if (!(await lockParties(tx, admin.memberId, memberId))) throw new Refusal("member/not-found");
    await lockHolders(tx, "admin");
    await lockHolders(tx, "safeguarding_lead");
    // Another admin may have taken the role from this one, or suspended them, since the request began.
    await refuseUnlessGiver(tx, admin);
    const status = await memberStatusOf(tx, memberId);
    if (!status) throw new Refusal("member/not-found");
    const { role, reason } = change;
    const isHeld = status.roles.includes(role);
    if (isHeld === (change.change === "give")) throw new Refusal("member/changed");
    if (change.change === "give") {
      await refuseAsHolder(tx, memberId, { status, policy: options.policy });
      await giveRoleTo(tx, { memberId, role, actorId: admin.memberId, reason }, options);
    } else {
      refuseToTake(admin, { memberId, status, change });
      const take = () => takeRole(tx, memberId, role);
      await (role === "admin" ? keepingAnAdmin(tx, memberId, take, "member/last-admin") : take());
      await recordAudit(tx, { actorId: admin.memberId, kind: "role-taken", memberId, detail: role, reason });
    }
  });
}

interface Taking {
  readonly memberId: string;
  readonly status: MemberStatus;
  readonly change: RoleChange;
}

/** USERS-5, SAFE-45. */
function refuseToTake(admin: Member, { memberId, status, change: { role, confirmsOwn, acceptsNoLead } }: Taking): void {
  if (role === "admin" && memberId === admin.memberId && !confirmsOwn) throw new Refusal("member/own-role");
  if (role === "safeguarding_lead" && status.isOnlyLead && !acceptsNoLead) throw new Refusal("safety/last-lead");
}
