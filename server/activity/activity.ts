import type { EntityManager } from "@mikro-orm/postgresql";
import { UserActivityEntity } from "./activity.entity.ts";

/** What a member did, with the ids that it concerns. Ids only: names change, and members are erased. */
export type Activity = {
  readonly activityType: "joined_group";
  readonly activityData: { readonly channel_id: string };
};

/** Records what a member did. Call it inside the transaction that did it. */
export async function recordActivity(tx: EntityManager, memberId: string, activity: Activity): Promise<void> {
  await tx.insert(UserActivityEntity, { user: memberId, ...activity });
}
