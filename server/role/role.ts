// Giving a member a role: who may, who may have one, and how the member is told. An admin gives it on a member's page or with
// an invitation, an operator with a command.
import type { EntityManager } from "@mikro-orm/postgresql";
import { grantRole, isActiveAs, recipientsOf } from "../account/account.ts";
import { recordAudit } from "../audit/audit.ts";
import { notify } from "../notification/notification.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member, Role } from "../platform/session.ts";
import { isAdmin, isMinorByDate, type MemberStatus, type MessagingPolicy } from "../safety/safety.ts";
import { mailRole, type RoleMailOptions } from "./role-mail.ts";

export { type RoleMailOptions, roleWithArticle } from "./role-mail.ts";

/** USERS-4: whether this member may give roles, read now: they may have lost theirs, or been suspended. */
export const mayGiveRoles = isAdmin;

export async function refuseUnlessGiver(tx: EntityManager, member: Pick<Member, "memberId">): Promise<void> {
  if (!(await mayGiveRoles(tx, member))) throw new Refusal("account/not-allowed");
}

/** USERS-7, USERS-8: refuses a member who may not have a role. */
export async function refuseAsHolder(
  tx: EntityManager,
  memberId: string,
  { status, policy }: { status: Pick<MemberStatus, "isSuspended">; policy: MessagingPolicy },
): Promise<void> {
  if (status.isSuspended) throw new Refusal("member/suspended");
  if (await isMinorByDate(tx, policy, memberId)) throw new Refusal("safety/minor-role");
}

interface GivenRole {
  readonly memberId: string;
  readonly role: Role;
  /** Null for an operator's command. */
  readonly actorId: string | null;
  /** The invitation that gave it. */
  readonly itemId?: string;
  readonly reason: string;
}

/** ROLE-1 to ROLE-3: gives a role that the member does not hold, records it, and tells them in the app and by mail. */
export async function giveRoleTo(
  tx: EntityManager,
  { memberId, role, ...record }: GivenRole,
  options: RoleMailOptions,
): Promise<void> {
  await grantRole(tx, memberId, role);
  await recordAudit(tx, { kind: "role-given", memberId, detail: role, ...record });
  await notify(tx, "role_given", memberId);
  const [to] = await recipientsOf(tx, [memberId]);
  // ACCESS-9: it waits for a second factor.
  const waits = !(await isActiveAs(tx, memberId, role));
  if (to !== undefined) await mailRole(tx, { to, role, waits }, options);
}
