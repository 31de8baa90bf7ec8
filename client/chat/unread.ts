import { useQuery } from "@tanstack/react-query";
import type { Conversation } from "../../schema/chat/api.ts";

export const conversationsKey = ["chat", "conversations"] as const;

export const unreadIn = (list: readonly Pick<Conversation, "unread">[]): number =>
  list.reduce((sum, { unread }) => sum + unread, 0);

/**
 * The number of unread messages in the cache; sends no request. Every menu shows it, so visitors load this file too.
 */
export function useUnread(): number {
  return (
    useQuery<Conversation[], Error, number>({ queryKey: conversationsKey, enabled: false, select: unreadIn }).data ?? 0
  );
}
