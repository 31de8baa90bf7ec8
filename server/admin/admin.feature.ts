import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { adminRoutes } from "./admin.routes.ts";

export const openAdmin = ({ community, today }: Core): Feature => ({
  routes: adminRoutes({ today, community }),
});
