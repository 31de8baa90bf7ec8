import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { LateReference } from "../platform/late-reference.ts";
import { severeReportMail } from "./report/report-mail.ts";
import { safetyJobs } from "./safety.jobs.ts";
import { safetyRoutes } from "./safety.routes.ts";
import type { MessagingPolicy } from "./safety.ts";

interface SafetyNeeds {
  readonly live: LateReference<Rooms>;
  readonly messagingPolicy: MessagingPolicy;
  readonly broadcastConversation: (threadId: string) => Promise<void>;
  readonly sendNotifications: (memberIds: readonly string[], what: "new" | "read") => void;
  readonly sendInvitations: (memberIds: readonly string[]) => void;
}

export const openSafety = (core: Core, { live, broadcastConversation, ...needs }: SafetyNeeds): Feature => ({
  jobs: safetyJobs(core.database),
  routes: safetyRoutes({
    ...needs,
    mailSevere: severeReportMail({ ...core, communityName: core.config.COMMUNITY_NAME }),
    confirmsAges: core.config.AGE_CONFIRMATION === "required",
    tellConversation: broadcastConversation,
    threads: {
      disconnect: (...args) => live.get().threads.disconnect(...args),
      accessChanged: (...args) => live.get().threads.accessChanged(...args),
    },
  }),
});
