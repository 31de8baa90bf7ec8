import type { Feature } from "../platform/feature.ts";
import { siteRoutes } from "./site.routes.ts";

export const openSite = (): Feature => ({ routes: siteRoutes });
