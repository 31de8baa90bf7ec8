import * as seenApi from "../../../schema/thread/seen-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { refusalToRead } from "../thread.ts";
import { listSeenMarks, readSeenSetting, saveSeenSetting } from "./seen.ts";

export const seenRoutes = (policy: MessagingPolicy): Route[] => [
  route(seenApi.listSeenMarks, async ({ em, member, params: { threadId } }) => {
    const marks = await listSeenMarks(em, policy, { threadId, memberId: member.memberId });
    if (!marks) throw await refusalToRead(em, member, threadId, "thread/message-not-found");
    return { marks };
  }),

  route(seenApi.readSeenSetting, ({ em, member }) => readSeenSetting(em, policy, member.memberId)),

  route(seenApi.saveSeenSetting, async ({ em, member, body }) => {
    await saveSeenSetting(em, member.memberId, body.audience);
    return await readSeenSetting(em, policy, member.memberId);
  }),
];
