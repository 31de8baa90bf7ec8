import type { EntityManager } from "@mikro-orm/postgresql";
import { UserActivityEntity } from "./activity.entity.ts";

/** What a member did, and what it concerns. No names of members: they change, and members are erased. */
export type Activity =
  | { readonly activityType: "joined_group"; readonly activityData: { readonly channel_id: string } }
  | {
      readonly activityType: "registered_for_event";
      readonly activityData: { readonly event_id: string; readonly event_title: string };
    }
  | {
      readonly activityType: "created_post" | "liked_post" | "commented_on_post";
      readonly activityData: { readonly post_id: string };
    };

/** Records what a member did. Call it inside the transaction that did it. */
export async function recordActivity(tx: EntityManager, memberId: string, activity: Activity): Promise<void> {
  await tx.insert(UserActivityEntity, { user: memberId, ...activity });
}
