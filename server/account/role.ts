// Giving, taking and reading roles. Nothing else reads `user_roles`: whether a member may act in a role now is what the
// view `active_roles` says (ACCESS-9).
import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { ErrorCode } from "../../schema/errors.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Role } from "../platform/session.ts";
import { UserRoleEntity } from "./account.entity.ts";
import { lockMember } from "./lock-member.ts";

/**
 * ACCESS-9: the members who may act in one of these roles now, each once, in the order of their ids. Read from the
 * database, because sessions may be older than the loss of a role.
 */
export async function activeHolders(em: EntityManager, roles: readonly Role[]): Promise<string[]> {
  const rows = await em.execute<{ user_id: string }[]>(
    "select distinct active.user_id from active_roles active where active.role in (?) order by active.user_id",
    [[...roles]],
  );
  return rows.map((row) => row.user_id);
}

/** ACCESS-9: whether a member may act in this role now. */
export async function isActiveAs(em: EntityManager, memberId: string, role: Role): Promise<boolean> {
  return (await activeHolders(em, [role])).includes(memberId);
}

/** ACCESS-9: whether somebody else may act in this role now. */
export async function isActiveForOthers(em: EntityManager, memberId: string, role: Role): Promise<boolean> {
  return (await activeHolders(em, [role])).some((holderId) => holderId !== memberId);
}

/** The roles that a member has been given, whether or not they may use them now, in alphabetical order. */
export async function heldRoles(em: EntityManager, memberId: string): Promise<Role[]> {
  const held = await em.find(
    UserRoleEntity,
    { user: memberId },
    { orderBy: { role: "asc" }, disableIdentityMap: true },
  );
  return held.map(({ role }) => role);
}

/** The members whom others see with a role, each once, whether or not they may use it now. */
export async function roleHolders(em: EntityManager): Promise<string[]> {
  const held = await em.find(UserRoleEntity, {}, { disableIdentityMap: true });
  return [...new Set(held.map(({ user }) => user.id))];
}

/** Gives a member a role; changes nothing if they hold it. */
export async function grantRole(em: EntityManager, memberId: string, role: Role): Promise<void> {
  const given = { user: memberId, role };
  await em.createQueryBuilder(UserRoleEntity).insert(given).onConflict(["user", "role"]).ignore().execute();
}

export async function takeRole(em: EntityManager, memberId: string, role: Role): Promise<void> {
  await em.nativeDelete(UserRoleEntity, { user: memberId, role });
}

/** Locks who holds a role, so that two who lose it at the same time do not both count as the other one that remains. */
export async function lockHolders(tx: EntityManager, role: Role): Promise<void> {
  await tx.find(
    UserRoleEntity,
    { role },
    { orderBy: { user: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
  );
}

/**
 * ACCESS-19: makes a change that may end this member's use of the role of an admin, and refuses it if nobody could act as
 * an admin afterwards. Locks the account and then all rows of admins, so of two such changes the second sees what the first
 * has done. A refusal has to undo the caller's transaction.
 */
export async function keepingAnAdmin<Result>(
  tx: EntityManager,
  memberId: string,
  change: () => Promise<Result>,
  code: ErrorCode = "account/last-admin",
): Promise<Result> {
  await lockMember(tx, [memberId]);
  await lockHolders(tx, "admin");
  const mayBeLast = await isUnsuspendedAdmin(tx, memberId);
  const result = await change();
  if (mayBeLast && (await activeHolders(tx, ["admin"])).length === 0) throw new Refusal(code);
  return result;
}

/** Also one whose role waits for a second factor: the first admin of a community may not have set it up yet. */
async function isUnsuspendedAdmin(tx: EntityManager, memberId: string): Promise<boolean> {
  return (await tx.count(UserRoleEntity, { user: { id: memberId, suspendedAt: null }, role: "admin" })) > 0;
}
