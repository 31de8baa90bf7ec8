import type { Core } from "../../platform/core.ts";
import type { Feature } from "../../platform/feature.ts";
import { attachmentJobs } from "./attachment.jobs.ts";
import { attachmentRoutes } from "./attachment.routes.ts";
import type { ReceiveServices } from "./receive.ts";

/** Photos and voice notes of messages. */
export const openAttachments = (core: Core, kinds: ReceiveServices["kinds"]): Feature => ({
  routes: attachmentRoutes({ ...core, kinds }),
  jobs: attachmentJobs(core),
});
