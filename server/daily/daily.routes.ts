import * as dailyApi from "../../schema/daily/api.ts";
import { dayAfter } from "../platform/date.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { readGame, type SoloTable } from "../solo/solo.ts";
import { type Calendar, dailyOf, readDailyBoard, readSolution, startDaily } from "./daily.ts";

export function dailyRoutes(table: SoloTable, calendar: Calendar, policy: MessagingPolicy): Route[] {
  const { today } = calendar;
  return [
    route(dailyApi.readDaily, async ({ em, member }) => await dailyOf(em, member, today())),

    route(dailyApi.startDaily, async ({ em, member }) => ({
      game: await readGame(em, table, member, await startDaily(em, table, calendar, member.memberId)),
    })),

    route(dailyApi.readDailyBoard, async ({ database, member }) => {
      const day = today();
      return { day, rows: await readDailyBoard(database, policy, member, day) };
    }),

    route(dailyApi.readDayBefore, async ({ em, member }) => {
      const day = dayAfter(today(), -1);
      return { day, solution: await readSolution(em, table, member, day) };
    }),
  ];
}
