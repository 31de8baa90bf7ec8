import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { lineOf } from "../attachment/attachment-line.ts";
import { lastSeqOf } from "../history/message-log.ts";
import type { Thread } from "../thread.ts";
import { isOpen } from "../thread-status.ts";
import { newMessageCount, unknownUser } from "../thread-text.ts";
import { newMessagesFromOthers } from "./new-messages.ts";
import { announcedMessage } from "./read-text.ts";

/** Screen readers announce only this many characters of a message. */
const ANNOUNCED_MAX_CHARACTERS = 200;

/**
 * Announces new messages to screen readers while the thread is open. With `aria-live`, the list would also announce
 * older messages when they are loaded.
 */
export function useNewMessageAnnouncements(thread: Thread): void {
  const messages = useStore(thread.store, ({ log }) => log.messages);
  const isThreadOpen = useStore(thread.store, ({ status }) => isOpen(status));
  const announce = useAnnounce();
  const announcedSeq = useRef<number>(undefined);
  useEffect(() => {
    if (!isThreadOpen) return;
    const seq = announcedSeq.current;
    const added = seq === undefined ? [] : newMessagesFromOthers(messages, seq, thread.memberId);
    announcedSeq.current = lastSeqOf(messages);
    const [first] = added;
    if (!first) return;
    const isForward = first.forwarded ? { isForward: true as const } : {};
    const line = lineOf({ text: first.content, attachmentKind: first.attachment?.kind, ...isForward });
    const content = line.slice(0, ANNOUNCED_MAX_CHARACTERS);
    const message = announcedMessage(first.senderName || unknownUser, content);
    announce(added.length === 1 ? message : newMessageCount(added.length));
  }, [messages, isThreadOpen, thread, announce]);
}
