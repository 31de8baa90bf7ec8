import * as leaderboardApi from "../../schema/leaderboard/api.ts";
import { route } from "../platform/endpoint/route.ts";
import type { Feature } from "../platform/feature.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { readLeaderboard, readOwnPoints } from "./leaderboard.ts";

export const openLeaderboards = (messagingPolicy: MessagingPolicy): Feature => ({
  routes: [
    route(leaderboardApi.readLeaderboard, async ({ database, member, params }) => ({
      rows: await readLeaderboard(database, messagingPolicy, member, params.gameType),
    })),

    route(leaderboardApi.readOwnPoints, async ({ database, member }) => await readOwnPoints(database, member.memberId)),
  ],
});
