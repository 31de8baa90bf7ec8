import { devotionApi } from "../../schema/devotion/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { listComing, listDevotions, markRead, streakOf, todaysDevotion } from "./devotion.ts";
import { monthProgress } from "./progress.ts";

export interface DevotionOptions {
  /** The community's date. */
  readonly today: () => string;
  readonly sendNotifications: (memberIds: readonly string[], what: "new" | "read") => void;
}

export function devotionRoutes({ today, sendNotifications }: DevotionOptions): Route[] {
  return [
    route(
      devotionApi.listDevotions,
      async ({ em, member, query }) =>
        await listDevotions(em, member?.memberId ?? null, { today: today(), before: query.before }),
    ),

    route(devotionApi.readTodaysDevotion, async ({ em, member }) => ({
      devotion: await todaysDevotion(em, member?.memberId ?? null, today()),
    })),

    route(devotionApi.listComingDevotions, async ({ em, member: { memberId } }) => ({
      devotions: await listComing(em, memberId, today()),
    })),

    route(devotionApi.readStreak, async ({ em, member: { memberId } }) => ({
      streak: await streakOf(em, memberId, today()),
    })),

    route(
      devotionApi.readMonthProgress,
      async ({ em, member: { memberId } }) => await monthProgress(em, memberId, today()),
    ),

    route(devotionApi.markDevotionRead, async ({ em, member: { memberId }, params, body }) => {
      const day = today();
      const { isNew, isNotificationRead } = await markRead(em, memberId, { ...params, ...body }, day);
      if (isNotificationRead) sendNotifications([memberId], "read");
      return { isNew, streak: await streakOf(em, memberId, day) };
    }),
  ];
}
