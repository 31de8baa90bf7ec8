import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { requestAdminRoutes } from "./admin/request-admin.routes.ts";
import { publicPagePreview } from "./link-preview.ts";
import { requestsNeedYou } from "./needs-you.ts";
import { resourceRoutes } from "./resource/resource.routes.ts";
import { resourcePages } from "./resource/resource-pages.ts";
import { siteJobs } from "./site.jobs.ts";
import { siteRoutes } from "./site.routes.ts";

export const openSite = (core: Core): Feature => ({
  routes: [...siteRoutes, ...resourceRoutes, ...requestAdminRoutes(core)],
  recordPages: [resourcePages],
  pagePreviews: [publicPagePreview(core)],
  needsYou: requestsNeedYou,
  jobs: siteJobs(core),
});
