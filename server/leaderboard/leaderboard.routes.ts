import { leaderboardApi } from "../../schema/leaderboard/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { readLeaderboard } from "./leaderboard.ts";

export const leaderboardRoutes: Route[] = [
  route(leaderboardApi.readLeaderboard, async ({ database, member, params }) => ({
    rows: await readLeaderboard(database, member, params.gameType),
  })),
];
