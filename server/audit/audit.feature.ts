import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { auditJobs } from "./audit.jobs.ts";
import { auditRoutes } from "./audit.routes.ts";

export const openAudit = (core: Core): Feature => ({ jobs: auditJobs(core.database), routes: auditRoutes(core) });
