import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Message } from "../../../schema/thread/message.ts";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { lastSeqOf } from "../history/message-log.ts";
import type { Thread } from "../thread.ts";
import { isOpen } from "../thread-status.ts";
import { unknownUser } from "../unknown-user.ts";

const SPOKEN_LETTERS = 200;

export function useIsInFront(): boolean {
  const [isInFront, setIsInFront] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setIsInFront(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isInFront;
}

/** What others wrote after this place. */
export function newFromOthers(messages: readonly Message[], after: number, memberId: string): readonly Message[] {
  return messages.filter(
    ({ seq, senderId, isDeleted, isHidden }) => seq > after && senderId !== memberId && !isDeleted && !isHidden,
  );
}

/** The places where edits of others name this member, as one word: it changes where another one does. */
export function editsNaming(messages: readonly Message[], memberId: string): string {
  const isNaming = ({ isEdited, senderId, mentions }: Message) =>
    isEdited && senderId !== memberId && mentions?.some((mention) => mention.memberId === memberId);
  return messages.flatMap((message) => (isNaming(message) ? message.seq : [])).join();
}

/** Says aloud what others write while the thread is open; the list itself stays silent, or old pages would be read out too. */
export function useNewMessageAnnouncements(thread: Thread): void {
  const messages = useStore(thread.store, ({ log }) => log.messages);
  const isReady = useStore(thread.store, ({ status }) => isOpen(status));
  const announce = useAnnounce();
  const spoken = useRef<number>(undefined);
  useEffect(() => {
    if (!isReady) return;
    const news = spoken.current === undefined ? [] : newFromOthers(messages, spoken.current, thread.memberId);
    spoken.current = lastSeqOf(messages);
    const [first] = news;
    if (!first) return;
    const words = `${first.senderName || unknownUser}: ${first.content.slice(0, SPOKEN_LETTERS)}`;
    announce(news.length === 1 ? words : `${news.length} new messages`);
  }, [messages, isReady, thread, announce]);
}

/** Tells the server how far one has read: on opening all of it, then what comes or is changed while the end is on the screen. */
export function useReadTracking(thread: Thread, isAtEnd: boolean): void {
  const last = useStore(thread.store, ({ log }) => lastSeqOf(log.messages));
  const isReady = useStore(thread.store, ({ status }) => isOpen(status));
  const named = useStore(thread.store, ({ log }) => editsNaming(log.messages, thread.memberId));
  const isInFront = useIsInFront();
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!isReady || !isInFront || last === 0) return;
    if (!hasOpened.current || isAtEnd) thread.seen(last, named);
    hasOpened.current = true;
  }, [thread, last, named, isReady, isInFront, isAtEnd]);
}
