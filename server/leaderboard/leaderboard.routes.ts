import { leaderboardApi } from "../../schema/leaderboard/api.ts";
import { type Route, route } from "../platform/route.ts";
import { readLeaderboard } from "./leaderboard.ts";

export const leaderboardRoutes: Route[] = [
  route(leaderboardApi.readLeaderboard, async ({ em, member, params }) => ({
    rows: await readLeaderboard(em, member, params.gameType),
  })),
];
