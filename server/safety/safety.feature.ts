import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { Late } from "../platform/late.ts";
import { safetyRoutes } from "./safety.routes.ts";
import type { TalkRules } from "./safety.ts";

interface SafetyNeeds {
  readonly live: Late<Rooms>;
  readonly policy: TalkRules;
  readonly tellConversation: (threadId: string) => Promise<void>;
  readonly tellNotifications: (memberIds: readonly string[], what: "read") => void;
}

export const openSafety = (core: Core, { live, policy, ...tell }: SafetyNeeds): Feature => ({
  routes: safetyRoutes({
    ...core,
    ...tell,
    talkRules: policy,
    threads: {
      closeThread: (...asked) => live.get().closeThread(...asked),
      reread: (...asked) => live.get().reread(...asked),
    },
  }),
});
