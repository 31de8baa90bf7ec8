import { join } from "node:path";
import * as erasureApi from "../../schema/erasure/api.ts";
import type { Core } from "../platform/core.ts";
import { route } from "../platform/endpoint/route.ts";
import type { Feature } from "../platform/feature.ts";
import { mailDelivery } from "../platform/mail.ts";
import type { ConfirmPassword } from "../platform/session.ts";
import { erasureJobs } from "./erasure.jobs.ts";
import { deleteOwnAccount } from "./own-account.ts";

export function openErasure(core: Core, { confirmPassword }: { confirmPassword: ConfirmPassword }): Feature {
  const { config, jobs, log, storage } = core;
  return {
    routes: [
      route(erasureApi.deleteAccount, async ({ em, member, cookie, body }) => {
        await confirmPassword(cookie, body.password);
        await deleteOwnAccount(em, jobs, member);
      }),
    ],
    jobs: erasureJobs({
      ...core,
      files: { outbox: join(config.dataDir, "outbox"), storage },
      deliverMail: mailDelivery(config, log),
    }),
  };
}
