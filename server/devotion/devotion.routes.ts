import * as devotionApi from "../../schema/devotion/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { listComing, listDevotions, markRead, streakOf, todaysDevotion } from "./devotion.ts";
import { monthProgress } from "./progress.ts";

/** `today` returns the community's date. */
export function devotionRoutes(today: () => string): Route[] {
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
      const isNew = await markRead(em, memberId, { ...params, ...body }, day);
      return { isNew, streak: await streakOf(em, memberId, day) };
    }),
  ];
}
