import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { siteRoutes } from "./site.routes.ts";

export const openSite = (core: Core): Feature => ({ routes: siteRoutes(core) });
