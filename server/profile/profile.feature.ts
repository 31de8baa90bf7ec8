import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { profileRoutes } from "./profile.routes.ts";

export const openProfiles = (core: Core): Feature => ({
  routes: profileRoutes({ siteName: core.config.COMMUNITY_NAME, messagingPolicy: core }),
});
