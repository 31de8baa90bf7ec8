import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import type { SoloTable } from "../solo/solo.ts";
import { dailyRoutes } from "./daily.routes.ts";

/** Five questions and a rack, the same for everyone that day. */
export function openDaily(core: Core, table: SoloTable, policy: MessagingPolicy): Feature {
  const { community, today } = core;
  return { routes: dailyRoutes(table, { today, timeZone: () => community.timeZone }, policy) };
}
