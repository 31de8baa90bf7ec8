import type { Feature } from "../platform/feature.ts";
import { leaderboardRoutes } from "./leaderboard.routes.ts";

export const openLeaderboards = (): Feature => ({ routes: leaderboardRoutes });
