import { useQuery } from "@tanstack/react-query";
import { type Conversation, listConversations } from "../../schema/chat/api.ts";
import { call } from "../net/http/http.ts";
import { createPushedList } from "../net/query/pushed-list.ts";
import { conversationsKey } from "./unread.ts";

/** Sorted by the newest message; those without a message come last. */
export function withConversation(list: readonly Conversation[], changed: Conversation): Conversation[] {
  const others = list.filter(({ conversationId }) => conversationId !== changed.conversationId);
  return [...others, changed].sort((one, other) => (other.lastMessageAt ?? 0) - (one.lastMessageAt ?? 0));
}

const conversations = createPushedList<Conversation>({
  queryKey: conversationsKey,
  read: async () => (await call(listConversations)).conversations,
  idOf: ({ conversationId }) => conversationId,
  put: withConversation,
});

/** Shows the newest state of a conversation, from a push or a response. */
export const applyConversation = conversations.put;
/** Shows the conversation as read up to this message on this screen. */
export const markReadHere = conversations.markRead;
/** Reads the list again, because a push may have been missed. */
export const refreshConversations = conversations.refresh;

/** The member's conversations. */
export function useConversations() {
  return useQuery(conversations.options);
}
