import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import type { z } from "zod";
import type { memberStatus } from "../../../schema/safety/report-action.ts";
import type { UserEntity } from "../../account/account.entity.ts";
import { activeHolders, heldRoles } from "../../account/account.ts";
import { mutedUntil } from "./mute.ts";

export type MemberStatus = z.infer<typeof memberStatus>;

/** What currently applies to a member. Null if the account is gone. */
export async function memberStatusOf(em: EntityManager, memberId: string): Promise<MemberStatus | null> {
  // Not a record: it is read before and after an action in one transaction.
  const user = await em
    .getKysely<InferKyselyDB<typeof UserEntity>>()
    .selectFrom("users")
    .select("suspended_at")
    .where("id", "=", memberId)
    .executeTakeFirst();
  if (!user) return null;
  const leads = await activeHolders(em, ["safeguarding_lead"]);
  return {
    roles: await heldRoles(em, memberId),
    mutedUntil: await mutedUntil(em, memberId),
    isSuspended: user.suspended_at !== null,
    isOnlyLead: leads.length === 1 && leads[0] === memberId,
  };
}
