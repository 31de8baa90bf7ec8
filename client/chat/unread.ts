import { useQuery } from "@tanstack/react-query";
import type { Conversation } from "../../schema/chat/api.ts";

export const conversationsKey = ["chat", "conversations"] as const;

export const unreadIn = (list: readonly Pick<Conversation, "unread">[]): number =>
  list.reduce((sum, { unread }) => sum + unread, 0);

/** Unread messages as far as they are known here; asks nobody. Every menu shows them, so visitors load this much. */
export function useUnread(): number {
  return (
    useQuery<Conversation[], Error, number>({ queryKey: conversationsKey, enabled: false, select: unreadIn }).data ?? 0
  );
}
