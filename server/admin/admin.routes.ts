import * as adminAnalyticsApi from "../../schema/admin/analytics-api.ts";
import * as adminApi from "../../schema/admin/api.ts";
import { RECENT_ACTIVITIES } from "../../schema/admin/api.ts";
import * as needsYouApi from "../../schema/admin/needs-you-api.ts";
import { searchAdmin } from "../../schema/admin/search-api.ts";
import { recordAccess } from "../audit/audit.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { NeedsYouLine } from "../platform/needs-you.ts";
import { readActivities, recentActivities } from "./activity/activity-list.ts";
import { readAnalytics } from "./analytics/analytics.ts";
import { analyticsCsv } from "./analytics/analytics-csv.ts";
import { readCounts } from "./count-store.ts";
import { readNeedsYou } from "./needs-you.ts";
import { readQuietMembers } from "./quiet/quiet-members.ts";
import { searchAll } from "./search/search.ts";

export interface AdminOptions {
  /** A day of the community's calendar, as 2026-11-23. */
  readonly today: () => string;
  readonly community: { readonly timeZone: string };
  readonly needsYou: () => readonly NeedsYouLine[];
}

export const adminRoutes = ({ today, community, needsYou }: AdminOptions): Route[] => [
  route(adminApi.readOverview, async ({ em, member }) => {
    await recordAccess(em, member.memberId, "activities");
    const [counts, activities] = await Promise.all([readCounts(em), recentActivities(em, RECENT_ACTIVITIES)]);
    return { counts, activities };
  }),

  route(needsYouApi.readNeedsYou, async ({ em, member }) => await readNeedsYou(em, member, needsYou())),

  route(adminApi.listActivities, async ({ em, member, query }) => {
    await recordAccess(em, member.memberId, "activities");
    return await readActivities(em, query);
  }),

  route(adminAnalyticsApi.readAnalytics, async ({ em, member }) => {
    await recordAccess(em, member.memberId, "activities");
    return await readAnalytics(em, { today: today(), timeZone: community.timeZone });
  }),

  route(adminAnalyticsApi.exportAnalytics, async ({ em, member }) => {
    await recordAccess(em, member.memberId, "analytics-exported");
    const calendar = { today: today(), timeZone: community.timeZone };
    const table = analyticsCsv(await readAnalytics(em, calendar));
    return { type: "text/csv", name: `analytics-${calendar.today}.csv`, content: new TextEncoder().encode(table) };
  }),

  route(adminAnalyticsApi.listQuietMembers, async ({ em, member, query }) => {
    await recordAccess(em, member.memberId, "quiet-members");
    return await readQuietMembers(em, community.timeZone, query);
  }),

  route(searchAdmin, async ({ em, member, query }) => await searchAll(em, member, query.q)),
];
