import type { RoomClient } from "../net/room/room-client.ts";
import { wait } from "../net/wait.ts";
import { createReadReceipts, type ReadReceipts } from "./read/read-receipts.ts";
import { createTypingIndicator, createTypingSender, type TypingIndicator } from "./typing-indicator.ts";

export interface SignalParts {
  send: RoomClient<unknown>["send"];
  /** The members who are typing now. */
  onWriting(memberIds: readonly string[]): void;
}

/** What members tell each other besides messages: how far they have read, and that they are typing. */
export interface ThreadSignals extends Pick<ReadReceipts, "markSeen">, Pick<TypingIndicator, "onTyping" | "stopped"> {
  /** Tells the server again up to where the member has read. */
  confirmRead(): void;
  /** The member has typed something. */
  typed(): void;
  disconnected(): void;
  /** The thread is closed: sends what is waiting. */
  stop(): void;
}

export function createSignals({ send, onWriting }: SignalParts): ThreadSignals {
  const readReceipts = createReadReceipts((seq) => send("read", { seq }), wait);
  const typingIndicator = createTypingIndicator(wait, onWriting);
  return {
    markSeen: readReceipts.markSeen,
    confirmRead: readReceipts.resend,
    typed: createTypingSender(
      () => send("typing", {}),
      () => performance.now(),
    ),
    onTyping: typingIndicator.onTyping,
    stopped: typingIndicator.stopped,
    disconnected: typingIndicator.clear,
    stop() {
      readReceipts.stop();
      typingIndicator.clear();
    },
  };
}
