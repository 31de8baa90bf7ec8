import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { crashRoutes } from "./crash.routes.ts";

export const openCrashes = ({ log }: Core): Feature => ({ routes: crashRoutes(log) });
