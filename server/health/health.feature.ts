import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { healthRoutes } from "./health.routes.ts";

export const openHealth = (core: Core): Feature => ({ routes: healthRoutes(core) });
