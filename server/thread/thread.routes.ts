import { threadApi } from "../../schema/thread/api.ts";
import { recordSupervisedVisit } from "../audit/audit.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { listReactions } from "./message/reaction.ts";
import { refusalToRead } from "./thread.ts";

export const threadRoutes: Route[] = [
  route(threadApi.listReactions, async ({ em, member, params }) => {
    const reactions = await listReactions(em, { memberId: member.memberId, ...params });
    if (!reactions) throw await refusalToRead(em, member, params.threadId, "thread/message-not-found");
    await recordSupervisedVisit(em, member, params.threadId);
    return { reactions };
  }),
];
