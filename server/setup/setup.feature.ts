import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { firstAdminNotice } from "./first-admin/admin-code.ts";
import { setupRoutes } from "./setup.routes.ts";

/** How a new server gets its first admin. */
export function openSetup(
  { config, community, database, siteUrl, sendMail }: Core,
  policy: MessagingPolicy,
): Feature & {
  /** SETUP-8: what a production server without an admin prints when it has started. Null otherwise. */
  startNotice(): Promise<string | null>;
} {
  return {
    routes: setupRoutes({ policy, sendsMail: community.sendsMail, mails: { community, siteUrl, sendMail } }),
    async startNotice() {
      return config.isProduction ? await firstAdminNotice(database.fork(), siteUrl) : null;
    },
  };
}
