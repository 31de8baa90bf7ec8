import type { Feature } from "../platform/feature.ts";
import { adminRoutes } from "./admin.routes.ts";

export const openAdmin = (): Feature => ({ routes: adminRoutes });
