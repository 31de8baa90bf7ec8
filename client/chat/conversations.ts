import { useQuery } from "@tanstack/react-query";
import { type Conversation, listConversations } from "../../schema/chat/api.ts";
import { call } from "../net/http.ts";
import { createPushedList } from "../net/pushed-list.ts";
import { conversationsKey } from "./unread.ts";

/** The one with the newest message first; those without any last. */
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

/** Shows a conversation as it stands now: pushed by the server, or as an answer. */
export const applyConversation = conversations.put;
/** The member has read this far on this screen. */
export const markReadHere = conversations.markRead;
/** Reads the list again, because something may have been missed. */
export const refreshConversations = conversations.refresh;

/** The member's conversations. */
export function useConversations() {
  return useQuery(conversations.options);
}
