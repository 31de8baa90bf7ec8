import type { Rooms } from "../../rooms/index.ts";
import type { MemberEvent } from "../../schema/member/protocol.ts";
import * as threadApi from "../../schema/thread/api.ts";
import { recordSupervisedFinds, recordSupervisedVisit } from "../audit/audit.ts";
import type { Core } from "../platform/core.ts";
import { idsIn } from "../platform/database/database-listener.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { Feature } from "../platform/feature.ts";
import type { LateReference } from "../platform/late-reference.ts";
import { Refusal } from "../platform/refusal.ts";
import { adultIfBornBy, contactCheck, type MessagingPolicy } from "../safety/safety.ts";
import { attachmentClaims } from "./attachment/claim.ts";
import { listReactions } from "./message/reaction.ts";
import { listVotes } from "./poll/poll.ts";
import { findEverywhere } from "./search/everywhere.ts";
import { seenRoutes } from "./seen/seen.routes.ts";
import { threadJobs } from "./thread.jobs.ts";
import { refusalToRead } from "./thread.ts";
import { messageRateLimits, type NotificationPorts, type ThreadEnvironment } from "./thread-environment.ts";

interface ThreadNeeds {
  readonly live: LateReference<Rooms>;
  readonly notifications: NotificationPorts;
  readonly policy: MessagingPolicy;
}

/** The services that conversations and channels share. */
export function openThreads(core: Core, { live, notifications, policy }: ThreadNeeds) {
  const members = () => live.get().members;
  const rules = { isOpenToAll: policy.isOpenToAll, adultIfBornBy: () => adultIfBornBy(policy) };
  const environment: ThreadEnvironment = {
    rateLimits: messageRateLimits(core.processes?.redis.client),
    notifications,
    contact: contactCheck(rules),
    attachments: attachmentClaims(rules),
    policy,
  };
  const feature = {
    routes: [...routes(core), ...seenRoutes(policy)],
    jobs: threadJobs(core.database),
    onDatabaseEvent: {
      async messageChanged(place: string) {
        const [threadId = "", seq] = idsIn(place);
        await live.get().threads.messageChangedHere(threadId, Number(seq));
      },
      listeningAgain: async () => {
        await live.get().threads.recheckHere();
        const event: MemberEvent = { type: "threadsMissed", payload: {} };
        await Promise.all((await members().everyoneHere()).map((memberId) => members().send(memberId, event)));
      },
    },
    environment,
  };
  return feature satisfies Feature;
}

const routes = ({ community }: Pick<Core, "community">): Route[] => [
  route(threadApi.searchMessages, async ({ em, member, query }) => {
    const { memberId } = member;
    const page = await findEverywhere(em, { memberId, timeZone: community.timeZone }, query);
    await recordSupervisedFinds(em, member, page.found);
    return page;
  }),

  route(threadApi.listReactions, async ({ em, member, params }) => {
    const reactions = await listReactions(em, { memberId: member.memberId, ...params });
    if (!reactions) throw await refusalToRead(em, member, params.threadId, "thread/message-not-found");
    await recordSupervisedVisit(em, member, params.threadId);
    return { reactions };
  }),
  route(threadApi.listVotes, async ({ em, member, params }) => {
    const votes = await listVotes(em, { memberId: member.memberId, ...params });
    if (!votes) throw await refusalToRead(em, member, params.threadId, "thread/message-not-found");
    if (votes === "secret") throw new Refusal("poll/secret");
    await recordSupervisedVisit(em, member, params.threadId);
    return { votes };
  }),
];
