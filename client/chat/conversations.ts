import { useQuery } from "@tanstack/react-query";
import { type Conversation, listConversations } from "../../schema/chat/api.ts";
import { call } from "../net/http.ts";
import { queryClient } from "../net/query-client.ts";
import { currentMember } from "../net/session.ts";
import { conversationsKey } from "./unread.ts";

/** What was heard since the list was last asked for: it is newer than that list. */
const pushedSinceRead = new Map<string, Conversation>();
/** How far one has read on this screen, which the server may hear of a moment later. */
const readHere = new Map<string, number>();
/** Two members may use one phone, and may be in one conversation. */
const readKey = (conversationId: string) => `${currentMember()?.memberId} ${conversationId}`;

function asRead(conversation: Conversation): Conversation {
  const seq = readHere.get(readKey(conversation.conversationId)) ?? 0;
  if (conversation.unread === 0 || seq < conversation.lastSeq) return conversation;
  return { ...conversation, readSeq: conversation.lastSeq, unread: 0 };
}

/** The one with the newest message first; those without any last. */
export function withConversation(list: readonly Conversation[], changed: Conversation): Conversation[] {
  const others = list.filter(({ conversationId }) => conversationId !== changed.conversationId);
  return [...others, changed].sort((one, other) => (other.lastMessageAt ?? 0) - (one.lastMessageAt ?? 0));
}

const query = {
  queryKey: conversationsKey,
  async queryFn(): Promise<Conversation[]> {
    pushedSinceRead.clear();
    const { conversations } = await call(listConversations);
    return [...pushedSinceRead.values()].reduce(withConversation, conversations).map(asRead);
  },
};

function change(edit: (list: Conversation[]) => Conversation[]): void {
  queryClient.setQueryData<Conversation[]>(conversationsKey, (list) => list && edit(list));
}

/** A conversation as it stands now: over the member's own line, or as an answer. */
export function applyConversation(conversation: Conversation): void {
  pushedSinceRead.set(conversation.conversationId, conversation);
  change((list) => withConversation(list, asRead(conversation)));
}

export function markReadHere(conversationId: string, seq: number): void {
  const key = readKey(conversationId);
  if (seq <= (readHere.get(key) ?? 0)) return;
  readHere.set(key, seq);
  change((list) => {
    const read = list.map(asRead);
    return read.some((each, index) => each !== list[index]) ? read : list;
  });
}

/** Reads the list again: something may have been missed, also by a reading that is under way. */
export async function refreshConversations(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: conversationsKey });
  await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => {});
}

/** The member's conversations. */
export function useConversations() {
  return useQuery(query);
}
