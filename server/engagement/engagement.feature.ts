import { secretsOf } from "../platform/config/secrets.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { confessionRoutes } from "./confession/confession.routes.ts";
import { answerMail } from "./confession/reminder.ts";
import { engagementJobs } from "./engagement.jobs.ts";
import { engagementNeedsYou } from "./needs-you.ts";
import { podRoutes } from "./pod/pod.routes.ts";
import { questionRoutes } from "./question/question.routes.ts";

/** Live Q&A, the Confession Box, and the pods of mentors. */
export const openEngagement = (core: Core, messagingPolicy: MessagingPolicy): Feature => ({
  routes: [
    ...questionRoutes({ messagingPolicy }),
    ...confessionRoutes({
      secrets: secretsOf(core.config),
      today: core.today,
      messagingPolicy,
      mailAnswer: answerMail(core),
    }),
    ...podRoutes({ community: core.community, messagingPolicy }),
  ],
  needsYou: engagementNeedsYou(core.today),
  jobs: engagementJobs(core),
});
