// Prepared statements: one statement reads a page of up to 200,000 activities in the order of an index.
import type { ActivityType } from "../../../schema/admin/api.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { avatarUrl } from "../../profile/profile.ts";

export interface ActivityRow {
  readonly id: string;
  /** Null for a crash. */
  readonly user_id: string | null;
  readonly full_name: string | null;
  readonly avatar_url: string | null;
  readonly activity_type: ActivityType;
  readonly event_id: string | null;
  readonly event_title: string | null;
  readonly message: string | null;
  readonly route: string | null;
  readonly release: string | null;
  /** Milliseconds since 1970. */
  readonly created_at: number;
}

/** A page of them. The names are joined to the rows of the page alone, however far back it is. */
const page = (condition: string) => `
  select activity.id, activity.user_id, profile.full_name, ${avatarUrl("profile")} as avatar_url, activity.activity_type,
    activity.activity_data ->> 'event_id' as event_id, activity.activity_data ->> 'event_title' as event_title,
    activity.activity_data ->> 'message' as message, activity.activity_data ->> 'route' as route,
    activity.activity_data ->> 'release' as release,
    floor(extract(epoch from activity.created_at) * 1000)::float8 as created_at
  from (
    select * from user_activity ${condition} order by created_at desc, id limit $1 offset $2
  ) activity left join profiles profile on profile.user_id = activity.user_id
  order by activity.created_at desc, activity.id`;

/** $1 how many at most, $2 how many to skip. */
export const selectActivities = prepared<ActivityRow>("admin-activities", page(""));

/** $1 how many at most, $2 how many to skip, $3 the type. */
export const selectActivitiesOf = prepared<ActivityRow>("admin-activities-of", page("where activity_type = $3"));

/** $1 the type, or null for all. */
export const countActivities = prepared<{ total: number }>(
  "admin-activity-count",
  "select count(*)::int as total from user_activity where $1::text is null or activity_type = $1",
);
