import type { EntityManager, Loaded } from "@mikro-orm/postgresql";
import { ACTIVITIES_PER_PAGE, type Activity, type listActivities } from "../../../schema/admin/api.ts";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import { UserActivityEntity } from "../../activity/activity.entity.ts";
import { ANONYMOUS_USER, peopleOf } from "../../profile/profile.ts";

const newestFirst = { orderBy: { createdAt: "desc", id: "asc" } } as const;

/** ADMIN-8: one page of what members did and where the app crashed, newest first. A page behind the last one is empty. */
export async function readActivities(
  em: EntityManager,
  { page, type: activityType }: QueryOf<typeof listActivities>,
): Promise<OutputOf<typeof listActivities>> {
  const wanted = activityType === undefined ? {} : { activityType };
  const range = { limit: ACTIVITIES_PER_PAGE, offset: (page - 1) * ACTIVITIES_PER_PAGE };
  const [rows, total] = await em.findAndCount(UserActivityEntity, wanted, { ...newestFirst, ...range });
  return { activities: await present(em, rows), total };
}

/** ADMIN-7: what happened most recently. */
export async function recentActivities(em: EntityManager, limit: number): Promise<Activity[]> {
  return await present(em, await em.find(UserActivityEntity, {}, { ...newestFirst, limit }));
}

async function present(
  em: EntityManager,
  rows: readonly Loaded<InstanceType<typeof UserActivityEntity.class>>[],
): Promise<Activity[]> {
  const personOf = await peopleOf(
    em,
    rows.flatMap((row) => row.user?.id ?? []),
    ANONYMOUS_USER,
  );
  return rows.map(({ id, user, activityType, activityData, createdAt }) => {
    const { event_id: eventId, event_title: title, message, route, release } = activityData;
    const isCrash = message != null && route != null && release != null;
    return {
      activityId: id,
      activityType,
      member: user ? personOf(user.id) : null,
      event: eventId != null && title != null ? { eventId, title } : null,
      crash: isCrash ? { message, route, release } : null,
      createdAt: createdAt.getTime(),
    };
  });
}
