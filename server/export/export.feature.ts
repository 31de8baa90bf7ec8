import type { ConfirmPassword } from "../account/account.feature.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { exportRoutes } from "./export.routes.ts";

export const openExport = (core: Core, needs: { confirmPassword: ConfirmPassword }): Feature => ({
  routes: exportRoutes({ ...core, ...needs, communityName: core.config.COMMUNITY_NAME }),
});
