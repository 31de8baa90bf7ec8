import * as leaderboardApi from "../../schema/leaderboard/api.ts";
import type { Core } from "../platform/core.ts";
import { route } from "../platform/endpoint/route.ts";
import type { Feature } from "../platform/feature.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { readLeaderboard, readOwnPoints, readWeekBoard } from "./leaderboard.ts";

export const openLeaderboards = (
  { community }: Pick<Core, "community">,
  messagingPolicy: MessagingPolicy,
): Feature => ({
  routes: [
    route(leaderboardApi.readLeaderboard, async ({ database, member, params }) => ({
      rows: await readLeaderboard(database, messagingPolicy, member, params.gameType),
    })),

    route(leaderboardApi.readWeek, async ({ database, member, params: { gameType } }) =>
      readWeekBoard(database, messagingPolicy, member, { gameType, timeZone: community.timeZone }),
    ),

    route(leaderboardApi.readOwnPoints, async ({ database, member }) => await readOwnPoints(database, member.memberId)),
  ],
});
