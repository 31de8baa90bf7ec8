import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { adminRoutes } from "./admin.routes.ts";

export const openAdmin = ({ config, today }: Core): Feature => ({
  routes: adminRoutes({ today, timeZone: config.COMMUNITY_TIME_ZONE }),
});
