import { useState } from "react";
import { useStore } from "zustand";
import { lastSeqOf } from "../history/message-log.ts";
import { newMessagesFromOthers } from "../read/new-messages.ts";
import { usePageVisible } from "../read/use-page-visible.ts";
import type { Thread } from "../thread.ts";
import { isOpen } from "../thread-status.ts";
import { initialDividerState, nextDividerState } from "./unread-divider.ts";

/** The seq of the message after the unread divider. Null without a divider. `readSeq` is the last seq read before. */
export function useFirstUnread(thread: Thread, readSeq: number): number | null {
  const messages = useStore(thread.store, ({ log }) => log.messages);
  const isReady = useStore(thread.store, ({ status }) => isOpen(status));
  const isLive = useStore(thread.store, ({ status }) => status.kind === "live");
  const isVisible = usePageVisible();
  const [state, setState] = useState(initialDividerState);
  const lastSeq = lastSeqOf(messages);
  const newAfter = (seq: number) => newMessagesFromOthers(messages, seq, thread.memberId);
  const { divider } = state;
  if (isReady && !divider) setState({ ...state, divider: { after: readSeq, upTo: lastSeq } });
  else if (isReady) {
    const isReading = isLive && isVisible;
    const next = nextDividerState(state, { isReading, lastSeq, hasNewAfter: (seq) => newAfter(seq).length > 0 });
    if (next !== state) setState(next);
  }
  const [first] = divider ? newAfter(divider.after) : [];
  return first && divider && first.seq <= divider.upTo ? first.seq : null;
}
