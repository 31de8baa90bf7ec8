import { accountRoutes } from "./account/account.routes.ts";
import { channelRoutes } from "./channel/channel.routes.ts";
import { chatRoutes } from "./chat/chat.routes.ts";
import { gameRoutes } from "./game/game.routes.ts";
import { healthRoutes } from "./health/health.routes.ts";
import { leaderboardRoutes } from "./leaderboard/leaderboard.routes.ts";
import { memberRoutes } from "./member/member.routes.ts";
import { notificationRoutes } from "./notification/notification.routes.ts";
import type { Route } from "./platform/route.ts";
import { profileRoutes } from "./profile/profile.routes.ts";
import { safetyRoutes } from "./safety/safety.routes.ts";
import { siteRoutes } from "./site/site.routes.ts";
import { threadRoutes } from "./thread/thread.routes.ts";

type Needs = Parameters<typeof accountRoutes>[0] &
  Parameters<typeof healthRoutes>[0] &
  Parameters<typeof gameRoutes>[0] &
  Parameters<typeof channelRoutes>[0] &
  Parameters<typeof chatRoutes>[0] &
  Parameters<typeof memberRoutes>[0] &
  Parameters<typeof notificationRoutes>[0] &
  Parameters<typeof safetyRoutes>[0] &
  Parameters<typeof threadRoutes>[0];

/** Sitemap: every feature's endpoints. */
export const routes = (needs: Needs): Route[] => [
  ...healthRoutes(needs),
  ...accountRoutes(needs),
  ...profileRoutes,
  ...gameRoutes(needs),
  ...leaderboardRoutes,
  ...channelRoutes(needs),
  ...chatRoutes(needs),
  ...memberRoutes(needs),
  ...notificationRoutes(needs),
  ...safetyRoutes(needs),
  ...threadRoutes(needs),
  ...siteRoutes(needs),
];
