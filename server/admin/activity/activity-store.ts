// Prepared statements: one statement reads a page of up to 200,000 activities in the order of an index.
import type { ActivityType } from "../../../schema/admin/api.ts";
import { prepared } from "../../platform/database/prepared.ts";

export interface ActivityRow {
  readonly id: string;
  readonly user_id: string;
  readonly full_name: string | null;
  readonly activity_type: ActivityType;
  readonly event_id: string | null;
  readonly event_title: string | null;
  /** Milliseconds since 1970. */
  readonly created_at: number;
}

const columns = `activity.id, activity.user_id, profile.full_name, activity.activity_type,
  activity.activity_data ->> 'event_id' as event_id, activity.activity_data ->> 'event_title' as event_title,
  floor(extract(epoch from activity.created_at) * 1000)::float8 as created_at`;

/** $1 how many. */
export const selectNewest = prepared<ActivityRow>(
  "admin-newest-activities",
  `select ${columns} from user_activity activity left join profiles profile on profile.user_id = activity.user_id
   order by activity.created_at desc, activity.id limit $1`,
);
