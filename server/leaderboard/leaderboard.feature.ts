import type { Feature } from "../platform/feature.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { leaderboardRoutes } from "./leaderboard.routes.ts";

export const openLeaderboards = (messagingPolicy: MessagingPolicy): Feature => ({
  routes: leaderboardRoutes(messagingPolicy),
});
