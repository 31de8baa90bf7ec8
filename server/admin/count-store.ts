// A prepared statement: nine counts in one round trip, most of them from an index alone, and no filter to compose.
import type { Counts } from "../../schema/admin/api.ts";
import { prepared } from "../platform/database/prepared.ts";

const selectCounts = prepared<Counts>(
  "admin-counts",
  `select
     (select count(*)::int from users) as members,
     (select count(*)::int from events) as events,
     (select count(*)::int from event_registrations where status = 'registered') as registrations,
     (select count(*)::int from posts where deleted_at is null) as posts,
     (select count(*)::int from post_likes where post_id not in (select id from posts where deleted_at is not null)) as likes,
     (select count(*)::int from post_comments
      where deleted_at is null and post_id not in (select id from posts where deleted_at is not null)) as comments,
     (select count(*)::int from messages where deleted_at is null) as messages,
     (select count(*)::int from notifications) as notifications,
     (select count(*)::int from user_activity) as activities`,
);

/** ADMIN-6: how much there is of everything. */
export async function readCounts(source: Parameters<typeof selectCounts>[0]): Promise<Counts> {
  const [row] = await selectCounts(source, []);
  if (!row) throw new Error("counting returned nothing");
  return row;
}
