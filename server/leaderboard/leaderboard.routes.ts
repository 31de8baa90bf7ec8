import { leaderboardApi } from "../../schema/leaderboard/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { readLeaderboard, readOwnPoints } from "./leaderboard.ts";

export const leaderboardRoutes = (messagingPolicy: MessagingPolicy): Route[] => [
  route(leaderboardApi.readLeaderboard, async ({ database, member, params }) => ({
    rows: await readLeaderboard(database, messagingPolicy, member, params.gameType),
  })),

  route(leaderboardApi.readOwnPoints, async ({ database, member }) => await readOwnPoints(database, member.memberId)),
];
