import { adminApi, RECENT_ACTIVITIES } from "../../schema/admin/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { recordAccess } from "../safety/safety.ts";
import { readActivities, recentActivities } from "./activity/activity-list.ts";
import { readCounts } from "./count-store.ts";

export const adminRoutes: Route[] = [
  route(adminApi.readOverview, async ({ em, database, member }) => {
    await recordAccess(em, member.memberId, "activities");
    const [counts, activities] = await Promise.all([
      readCounts(database),
      recentActivities(database, RECENT_ACTIVITIES),
    ]);
    return { counts, activities };
  }),

  route(adminApi.listActivities, async ({ em, database, member, query }) => {
    await recordAccess(em, member.memberId, "activities");
    return await readActivities(database, query);
  }),
];
