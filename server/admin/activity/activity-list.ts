import { type Activity, RECENT_ACTIVITIES } from "../../../schema/admin/api.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { ANONYMOUS_USER } from "../../profile/profile.ts";
import { type ActivityRow, selectNewest } from "./activity-store.ts";

/** ADMIN-7: what members did most recently. */
export async function recentActivities(source: StatementSource): Promise<Activity[]> {
  return (await selectNewest(source, [RECENT_ACTIVITIES])).map(present);
}

function present({ id, user_id, full_name, activity_type, event_id, event_title, created_at }: ActivityRow): Activity {
  return {
    activityId: id,
    activityType: activity_type,
    member: { memberId: user_id, displayName: full_name ?? ANONYMOUS_USER },
    event: event_id !== null && event_title !== null ? { eventId: event_id, title: event_title } : null,
    createdAt: created_at,
  };
}
