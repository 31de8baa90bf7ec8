import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Message } from "../../../schema/thread/message.ts";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { lastSeqOf } from "../history/message-log.ts";
import type { Thread } from "../thread.ts";
import { isOpen } from "../thread-status.ts";
import { newMessages, unknownUser } from "../thread-text.ts";
import { newMessage } from "./read-text.ts";

const SPOKEN_MAX_LENGTH = 200;

/** Whether the page is visible, and not in a background tab. */
export function usePageVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const update = () => setIsVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return isVisible;
}

/** The visible messages of others after this seq. */
export function newFromOthers(messages: readonly Message[], after: number, memberId: string): readonly Message[] {
  return messages.filter(
    ({ seq, senderId, isDeleted, isHidden }) => seq > after && senderId !== memberId && !isDeleted && !isHidden,
  );
}

/**
 * The seqs of messages that others edited and that mention this member, joined with commas. The string changes when an
 * edit newly mentions them.
 */
export function editsMentioning(messages: readonly Message[], memberId: string): string {
  const isMentioning = ({ isEdited, senderId, mentions }: Message) =>
    isEdited && senderId !== memberId && mentions?.some((mention) => mention.memberId === memberId);
  return messages.flatMap((message) => (isMentioning(message) ? message.seq : [])).join();
}

/** Announces messages that arrive while the thread is open. A live list would also announce older pages. */
export function useNewMessageAnnouncements(thread: Thread): void {
  const messages = useStore(thread.store, ({ log }) => log.messages);
  const isReady = useStore(thread.store, ({ status }) => isOpen(status));
  const announce = useAnnounce();
  const announcedSeq = useRef<number>(undefined);
  useEffect(() => {
    if (!isReady) return;
    const seq = announcedSeq.current;
    const added = seq === undefined ? [] : newFromOthers(messages, seq, thread.memberId);
    announcedSeq.current = lastSeqOf(messages);
    const [first] = added;
    if (!first) return;
    const content = first.content.slice(0, SPOKEN_MAX_LENGTH);
    announce(added.length === 1 ? newMessage(first.senderName || unknownUser, content) : newMessages(added.length));
  }, [messages, isReady, thread, announce]);
}

/**
 * Reports to the server what the member has read: everything on opening, later messages while the end is on the screen.
 */
export function useReadTracking(thread: Thread, isAtEnd: boolean): void {
  const lastSeq = useStore(thread.store, ({ log }) => lastSeqOf(log.messages));
  const isReady = useStore(thread.store, ({ status }) => isOpen(status));
  const mentioningEdits = useStore(thread.store, ({ log }) => editsMentioning(log.messages, thread.memberId));
  const isVisible = usePageVisible();
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!isReady || !isVisible || lastSeq === 0) return;
    if (!hasOpened.current || isAtEnd) thread.seen(lastSeq, mentioningEdits);
    hasOpened.current = true;
  }, [thread, lastSeq, mentioningEdits, isReady, isVisible, isAtEnd]);
}
