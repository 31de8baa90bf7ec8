import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import type { memberStatus } from "../../../schema/safety/report-action.ts";
import { UserEntity } from "../../account/account.entity.ts";
import { activeHolders, heldRoles } from "../../account/account.ts";
import { mutedUntil } from "./mute.ts";

export type MemberStatus = z.infer<typeof memberStatus>;

/** What currently applies to a member. Null if the account is gone. */
export async function memberStatusOf(em: EntityManager, memberId: string): Promise<MemberStatus | null> {
  const user = await em.findOne(UserEntity, memberId, { refresh: true });
  if (!user) return null;
  const leads = await activeHolders(em, ["safeguarding_lead"]);
  return {
    roles: await heldRoles(em, memberId),
    mutedUntil: await mutedUntil(em, memberId),
    isSuspended: user.suspendedAt !== null,
    isOnlyLead: leads.length === 1 && leads[0] === memberId,
  };
}
