import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { ConfirmPassword } from "../platform/session.ts";
import { exportRoutes } from "./export.routes.ts";

export const openExport = (core: Core, needs: { confirmPassword: ConfirmPassword }): Feature => ({
  routes: exportRoutes({ ...core, ...needs }),
});
