import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { attend } from "../../net/attention.ts";
import { lastSeqOf } from "../history/message-log.ts";
import type { Thread } from "../thread.ts";
import { isOpen } from "../thread-status.ts";
import { mentioningEditsKey } from "./read-receipts.ts";
import { usePageVisible } from "./use-page-visible.ts";

/**
 * Reports what the member has read: everything when they first see the thread, and later messages only while the end of
 * the list is on the screen. Meanwhile, notifications from this thread count as read at once.
 */
export function useReadTracking(thread: Thread, isAtEnd: boolean): void {
  const lastSeq = useStore(thread.store, ({ log }) => lastSeqOf(log.messages));
  const isThreadOpen = useStore(thread.store, ({ status }) => isOpen(status));
  const mentioningEdits = useStore(thread.store, ({ log }) => mentioningEditsKey(log.messages, thread.memberId));
  const isVisible = usePageVisible();
  const hasReported = useRef(false);
  useEffect(() => {
    if (!isThreadOpen || !isVisible || lastSeq === 0) return;
    if (!hasReported.current || isAtEnd) thread.markSeen(lastSeq, mentioningEdits);
    hasReported.current = true;
  }, [thread, lastSeq, mentioningEdits, isThreadOpen, isVisible, isAtEnd]);

  const isAttended = isThreadOpen && isVisible && isAtEnd;
  useEffect(() => (isAttended ? attend(thread.threadId, thread.confirmRead) : undefined), [thread, isAttended]);
}
