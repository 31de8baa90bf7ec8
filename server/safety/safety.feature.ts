import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { Late } from "../platform/late.ts";
import { safetyJobs } from "./safety.jobs.ts";
import { safetyRoutes } from "./safety.routes.ts";
import type { MessagingPolicy } from "./safety.ts";

interface SafetyNeeds {
  readonly live: Late<Rooms>;
  readonly messagingPolicy: MessagingPolicy;
  readonly broadcastConversation: (threadId: string) => Promise<void>;
  readonly tellNotifications: (memberIds: readonly string[], what: "read") => void;
}

export const openSafety = (core: Core, { live, broadcastConversation, ...needs }: SafetyNeeds): Feature => ({
  jobs: safetyJobs(core.database),
  routes: safetyRoutes({
    ...needs,
    tellConversation: broadcastConversation,
    threads: {
      disconnect: (...asked) => live.get().threads.disconnect(...asked),
      accessChanged: (...asked) => live.get().threads.accessChanged(...asked),
    },
  }),
});
