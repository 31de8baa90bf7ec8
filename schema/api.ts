import { accountApi } from "./account/api.ts";
import { gameApi } from "./game/api.ts";
import { healthApi } from "./health/api.ts";
import { leaderboardApi } from "./leaderboard/api.ts";
import { profileApi } from "./profile/api.ts";
import { siteApi } from "./site/api.ts";

/** Sitemap: every declared endpoint by feature. A route that is not in here cannot be served. */
export const api = {
  account: accountApi,
  game: gameApi,
  health: healthApi,
  leaderboard: leaderboardApi,
  profile: profileApi,
  site: siteApi,
} as const;
