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

/** An error that ended a screen of the app, without anything about whoever saw it. */
export interface Crash {
  readonly message: string;
  readonly stack: string;
  readonly release: string;
  readonly route: string;
}

/** Records that the app crashed. Returns false if it did the same earlier today. */
export async function recordCrash(em: EntityManager, crash: Crash): Promise<boolean> {
  const row = { user: null, activityType: "app_crashed", activityData: { ...crash } } as const;
  const added = await em.createQueryBuilder(UserActivityEntity).insert(row).onConflict().ignore().execute("run");
  return added.affectedRows === 1;
}
