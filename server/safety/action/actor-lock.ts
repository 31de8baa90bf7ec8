import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { UserEntity } from "../../account/account.entity.ts";
import { isActiveAs } from "../../account/account.ts";
import type { Member } from "../../platform/session.ts";

/**
 * Locks the accounts of a leader and of a member, in a fixed order and before any other row, as when an account is
 * erased. Of two leaders who act on each other, the second finds what the first did. Returns whether there is such a
 * member.
 */
export async function lockParties(tx: EntityManager, actorId: string, memberId: string | undefined): Promise<boolean> {
  const locked = await tx.find(
    UserEntity,
    { id: { $in: memberId === undefined ? [actorId] : [actorId, memberId] } },
    { orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
  );
  return locked.some(({ id }) => id === memberId);
}

/** ACCESS-9, read now, because the session may be older than the loss of the role or a suspension. */
export const isAdmin = (tx: EntityManager, { memberId }: Pick<Member, "memberId">): Promise<boolean> =>
  isActiveAs(tx, memberId, "admin");
