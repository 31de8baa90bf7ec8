import type { Message } from "../../../schema/thread/message.ts";
import type { Wait } from "../../net/wait.ts";

/** Long enough to combine several messages, short enough for the unread count on the member's other devices. */
const DELAY_MS = 300;

/**
 * The seqs of messages that others edited and that mention this member, as a string that can be compared. It changes
 * when an edit newly mentions them.
 */
export function mentioningEditsKey(messages: readonly Message[], memberId: string): string {
  const isMentioning = ({ isEdited, senderId, mentions }: Message) =>
    isEdited && senderId !== memberId && mentions?.some((mention) => mention.memberId === memberId);
  return messages.flatMap((message) => (isMentioning(message) ? message.seq : [])).join();
}

export interface ReadReceipts {
  /** The member has seen everything up to this seq, and the edits that mention them (`mentioningEditsKey`). */
  markSeen(seq: number, mentioningEdits?: string): void;
  /** Sends again over a new socket, because the old one may have lost it. */
  resend(): void;
  /** The thread is closed: sends what is waiting. */
  stop(): void;
}

/**
 * Sends the server the last seq that the member has read, which only grows. It sends the same seq again when an edit
 * newly mentions the member, because they were notified of that edit and have now seen it.
 */
export function createReadReceipts(send: (seq: number) => boolean, wait: Wait): ReadReceipts {
  let highest = 0;
  let sent = 0;
  let knownEdits = "";
  let cancel: (() => void) | null = null;

  function sendNow(): void {
    cancel = null;
    if (highest > sent && send(highest)) sent = highest;
  }

  return {
    markSeen(seq, mentioningEdits = "") {
      if (seq <= highest && mentioningEdits === knownEdits) return;
      if (mentioningEdits !== knownEdits) sent = 0;
      knownEdits = mentioningEdits;
      highest = Math.max(highest, seq);
      cancel ??= wait(DELAY_MS, sendNow);
    },
    resend() {
      sent = 0;
      sendNow();
    },
    stop() {
      cancel?.();
      sendNow();
    },
  };
}
