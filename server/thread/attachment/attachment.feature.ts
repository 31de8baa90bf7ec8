import type { Rooms } from "../../../rooms/index.ts";
import type { Core } from "../../platform/core.ts";
import type { Feature } from "../../platform/feature.ts";
import type { LateReference } from "../../platform/late-reference.ts";
import { attachmentJobs } from "./attachment.jobs.ts";
import { attachmentRoutes } from "./attachment.routes.ts";
import type { ReceiveServices } from "./receive.ts";

interface AttachmentNeeds {
  readonly live: LateReference<Rooms>;
  readonly kinds: ReceiveServices["kinds"];
}

/** Photos and voice notes of messages. */
export const openAttachments = (core: Core, { live, kinds }: AttachmentNeeds): Feature => ({
  routes: attachmentRoutes({
    ...core,
    kinds,
    messageChanged: (...args) => live.get().threads.messageChanged(...args),
  }),
  jobs: attachmentJobs(core),
});
