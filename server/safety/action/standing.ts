import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import type { memberStanding } from "../../../schema/safety/report-action.ts";
import { UserEntity, UserRoleEntity } from "../../account/account.entity.ts";
import type { Role } from "../../platform/session.ts";
import { canUseRole } from "../messaging-store.ts";
import { mutedUntil } from "./mute.ts";

export type Standing = z.infer<typeof memberStanding>;

/** What currently applies to a member. Null if the account is gone. */
export async function standingOf(em: EntityManager, memberId: string): Promise<Standing | null> {
  const user = await em.findOne(UserEntity, memberId, { refresh: true });
  if (!user) return null;
  const held = await em.find(
    UserRoleEntity,
    { user: memberId },
    { orderBy: { role: "asc" }, disableIdentityMap: true },
  );
  const roles = held.map(({ role }) => role);
  const isLead = roles.includes("safeguarding_lead") && user.suspendedAt === null;
  return {
    roles,
    mutedUntil: await mutedUntil(em, memberId),
    isSuspended: user.suspendedAt !== null,
    isOnlyLead: isLead && (await countOtherHolders(em, memberId, "safeguarding_lead")) === 0,
  };
}

/** ACCESS-9: how many others hold a role and may use it now: those whose role waits for a second factor do not count. */
export const countOtherHolders = (em: EntityManager, memberId: string, role: Role): Promise<number> =>
  em.count(UserRoleEntity, {
    role,
    user: { $ne: memberId },
    [raw((row) => `exists (select from users holder where holder.id = ${row}.user_id and ${canUseRole("holder")})`)]:
      [],
  });
