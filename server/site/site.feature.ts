import type { Feature } from "../platform/feature.ts";
import { resourceRoutes } from "./resource/resource.routes.ts";
import { resourcePages } from "./resource/resource-pages.ts";
import { siteRoutes } from "./site.routes.ts";

export const openSite = (): Feature => ({
  routes: [...siteRoutes, ...resourceRoutes],
  recordPages: [resourcePages],
});
