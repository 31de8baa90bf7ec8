import type { EntityManager } from "@mikro-orm/postgresql";
import * as devotionApi from "../../schema/devotion/api.ts";
import { memberSince } from "../account/account.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { listComing, listDevotions, markRead, streakOf, todaysDevotion } from "./devotion.ts";
import { monthProgress } from "./progress.ts";

interface Calendar {
  /** The community's date. */
  today(): string;
  /** The community's date at this time, in milliseconds since 1970. */
  dayOf(time: number): string;
}

export function devotionRoutes({ today, dayOf }: Calendar): Route[] {
  const daysFor = async (em: EntityManager, memberId: string) => ({
    today: today(),
    firstDay: dayOf(await memberSince(em, memberId)),
  });
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
      streak: await streakOf(em, memberId, await daysFor(em, memberId)),
    })),

    route(
      devotionApi.readMonthProgress,
      async ({ em, member: { memberId } }) => await monthProgress(em, memberId, today()),
    ),

    route(devotionApi.markDevotionRead, async ({ em, member: { memberId }, params, body }) => {
      const days = await daysFor(em, memberId);
      const isNew = await markRead(em, memberId, { ...params, ...body }, days);
      return { isNew, streak: await streakOf(em, memberId, days) };
    }),
  ];
}
