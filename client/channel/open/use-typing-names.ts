import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import type { Thread } from "../../thread/thread.ts";
import { membersQuery } from "../member/use-members.ts";
import { unknownTyping } from "./open-text.ts";

/** The names of members who are typing: from their messages, or from the list of members if they have none here. */
export function useTypingNames(thread: Thread): (memberId: string) => string {
  const messages = useStore(thread.store, ({ log }) => log.messages);
  const writing = useStore(thread.store, (view) => view.writing);
  const written = useMemo(() => new Map(messages.map((each) => [each.senderId, each.senderName])), [messages]);
  const isUnknown = writing.some((memberId) => !written.get(memberId));
  const { data: members } = useQuery({ ...membersQuery(thread.threadId, ""), enabled: isUnknown });
  return (memberId) => {
    const member = members?.find((each) => each.memberId === memberId);
    return written.get(memberId) || member?.displayName || unknownTyping;
  };
}
