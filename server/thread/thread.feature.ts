import { threadApi } from "../../schema/thread/api.ts";
import { recordSupervisedVisit } from "../audit/audit.ts";
import type { Core } from "../platform/core.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { Feature } from "../platform/feature.ts";
import { adultIfBornBy, contactCheck, type MessagingPolicy } from "../safety/safety.ts";
import { listReactions } from "./message/reaction.ts";
import { threadJobs } from "./thread.jobs.ts";
import { refusalToRead } from "./thread.ts";
import { messageRateLimits, type NotificationPorts, type ThreadEnvironment } from "./thread-environment.ts";

/** The services that conversations and channels share. */
export function openThreads(core: Core, notifications: NotificationPorts, policy: MessagingPolicy) {
  const contact = contactCheck({ isOpenToAll: policy.isOpenToAll, adultIfBornBy: () => adultIfBornBy(policy) });
  const environment: ThreadEnvironment = { rateLimits: messageRateLimits(), notifications, contact };
  const feature = {
    routes,
    jobs: threadJobs(core.database),
    environment,
  };
  return feature satisfies Feature;
}

const routes: Route[] = [
  route(threadApi.listReactions, async ({ em, member, params }) => {
    const reactions = await listReactions(em, { memberId: member.memberId, ...params });
    if (!reactions) throw await refusalToRead(em, member, params.threadId, "thread/message-not-found");
    await recordSupervisedVisit(em, member, params.threadId);
    return { reactions };
  }),
];
