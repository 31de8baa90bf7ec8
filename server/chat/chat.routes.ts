import * as chatApi from "../../schema/chat/api.ts";
import { recordSupervisedFinds, recordSupervisedVisit } from "../audit/audit.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { memberName } from "../profile/profile.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { findMessages } from "../thread/search/message-search.ts";
import { readPage, refusalToRead } from "../thread/thread.ts";
import type { ThreadRooms } from "../thread/thread-ports.ts";
import { findPeople, openConversation } from "./chat.ts";
import { findConversation, listConversations, readableFrom } from "./conversation-view.ts";

export function chatRoutes(options: {
  messagingPolicy: MessagingPolicy;
  threadRooms: Pick<ThreadRooms, "enter">;
}): Route[] {
  const { messagingPolicy: policy, threadRooms } = options;

  async function reach(em: Parameters<typeof findConversation>[0], member: Member, threadId: string) {
    const conversation = await findConversation(em, policy, member.memberId, threadId);
    if (!conversation) throw await refusalToRead(em, member, threadId, "chat/not-found");
    return conversation;
  }

  return [
    route(chatApi.listConversations, async ({ em, member }) => {
      const conversations = await listConversations(em, policy, member.memberId);
      return { conversations };
    }),

    route(chatApi.findPeople, async ({ em, member, query }) => findPeople(em, policy, member, query.name)),

    route(chatApi.openConversation, async ({ em, member, body }) => {
      const threadId = await openConversation(em, policy, member, body.memberId);
      return await reach(em, member, threadId);
    }),

    route(chatApi.readConversation, async ({ em, member, params }) => reach(em, member, params.conversationId)),

    route(chatApi.readMessages, async ({ em, member, params, query }) => {
      const threadId = params.conversationId;
      const from = await readableFrom(em, member.memberId, threadId);
      if (from === null) throw await refusalToRead(em, member, threadId, "chat/not-found");
      await recordSupervisedVisit(em, member, threadId);
      return await readPage(em, { threadId, memberId: member.memberId, from }, query);
    }),

    route(chatApi.searchConversations, async ({ em, member, query }) => {
      const found = await findMessages(em, { memberId: member.memberId }, query.words);
      await recordSupervisedFinds(em, member, found);
      return { found };
    }),

    route(chatApi.takeChatSeat, async ({ em, member, params }) => {
      const { conversationId, canWrite } = await reach(em, member, params.conversationId);
      // Members who may not write do not join the live room. They can read older messages without it.
      if (!canWrite) throw new Refusal("chat/not-allowed");
      await recordSupervisedVisit(em, member, conversationId);
      const { memberId, sessionId } = member;
      const reservation = await threadRooms.enter("chat", conversationId, {
        memberId,
        sessionId,
        displayName: memberName(member),
      });
      return { memberId, reservation };
    }),
  ];
}
