import type { EntityManager } from "@mikro-orm/postgresql";
import { retention } from "../../../schema/retention.ts";
import { deleteInBatches } from "../../platform/database/delete-in-batches.ts";
import { daysAgo } from "../../platform/date.ts";
import { FormerNameEntity } from "./former-name.entity.ts";

/**
 * PROFILE-9, an SQL expression: the name that a member had 30 days ago, which others know, given an alias of `profiles`. Null if
 * it is their name now. Only for replies to members who share a thread with them.
 */
export const formerName = (profile: string): string => `nullif((
    select former.name from former_names former
    where former.user_id = ${profile}.user_id and former.replaced_at > now() - interval '${retention.formerNames.days} days'
    order by former.replaced_at, former.id limit 1
  ), ${profile}.full_name)`;

/** Deletes the names that are no longer shown to anybody. */
export async function clearFormerNames(em: EntityManager): Promise<void> {
  await deleteInBatches(em, FormerNameEntity, { replacedAt: { $lt: daysAgo(retention.formerNames.days) } });
}
