import { ACTIVITIES_PER_PAGE, type Activity, type listActivities } from "../../../schema/admin/api.ts";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { ANONYMOUS_USER } from "../../profile/profile.ts";
import { type ActivityRow, countActivities, selectActivities, selectActivitiesOf } from "./activity-store.ts";

/** ADMIN-8: one page of what members did and where the app crashed, newest first. A page behind the last one is empty. */
export async function readActivities(
  source: StatementSource,
  { page, type }: QueryOf<typeof listActivities>,
): Promise<OutputOf<typeof listActivities>> {
  const range = [ACTIVITIES_PER_PAGE, (page - 1) * ACTIVITIES_PER_PAGE];
  const [rows, [count]] = await Promise.all([
    type === undefined ? selectActivities(source, range) : selectActivitiesOf(source, [...range, type]),
    countActivities(source, [type ?? null]),
  ]);
  return { activities: rows.map(present), total: count?.total ?? 0 };
}

/** ADMIN-7: what happened most recently. */
export async function recentActivities(source: StatementSource, count: number): Promise<Activity[]> {
  return (await selectActivities(source, [count, 0])).map(present);
}

function present(row: ActivityRow): Activity {
  const { id, user_id, full_name, avatar_url, activity_type, event_id, event_title, created_at } = row;
  return {
    activityId: id,
    activityType: activity_type,
    member:
      user_id === null ? null : { memberId: user_id, displayName: full_name ?? ANONYMOUS_USER, avatarUrl: avatar_url },
    event: event_id !== null && event_title !== null ? { eventId: event_id, title: event_title } : null,
    crash: crashIn(row),
    createdAt: created_at,
  };
}

function crashIn({ message, route, release }: ActivityRow): Activity["crash"] {
  return message === null || route === null || release === null ? null : { message, route, release };
}
