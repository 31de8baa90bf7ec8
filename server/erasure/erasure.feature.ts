import { join } from "node:path";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { mailDelivery } from "../platform/mail.ts";
import type { ConfirmPassword } from "../platform/session.ts";
import { erasureJobs } from "./erasure.jobs.ts";
import { erasureRoutes } from "./erasure.routes.ts";

export function openErasure(core: Core, { confirmPassword }: { confirmPassword: ConfirmPassword }): Feature {
  const { config, jobs, log, storage } = core;
  return {
    routes: erasureRoutes({ jobs, confirmPassword }),
    jobs: erasureJobs({
      ...core,
      files: { outbox: join(config.dataDir, "outbox"), storage },
      deliverMail: mailDelivery(config, log),
    }),
  };
}
