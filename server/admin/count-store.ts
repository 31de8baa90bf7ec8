import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Counts } from "../../schema/admin/api.ts";
import { rowsOf } from "../platform/database/typed-query.ts";

/** In one round trip, most of them from an index alone. */
const counts = sql<Counts>`select
  (select count(*)::int from users) as members,
  (select count(*)::int from events) as events,
  (select count(*)::int from event_registrations where status = 'registered') as registrations,
  (select count(*)::int from posts where deleted_at is null) as posts,
  (select count(*)::int from post_likes where post_id not in (select id from posts where deleted_at is not null)) as likes,
  (select count(*)::int from post_comments
   where deleted_at is null and post_id not in (select id from posts where deleted_at is not null)) as comments,
  (select count(*)::int from messages where deleted_at is null) as messages,
  (select count(*)::int from notifications) as notifications,
  (select count(*)::int from user_activity) as activities`;

/** ADMIN-6: how much there is of everything. */
export async function readCounts(em: EntityManager): Promise<Counts> {
  const [row] = await rowsOf(em, counts);
  if (!row) throw new Error("counting returned nothing");
  return row;
}
