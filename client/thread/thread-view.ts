import { emptyLog, type MessageLog } from "./history/message-log.ts";
import type { KnownMessage } from "./history/message-merge.ts";
import type { Unsent } from "./pending/outbox.ts";
import type { PendingView } from "./pending/pending.ts";
import type { ThreadStatus } from "./thread-status.ts";

/** What a screen shows of a thread. */
export interface ThreadView extends PendingView {
  status: ThreadStatus;
  /** The messages as the server has them. */
  log: MessageLog;
  /** The messages to show: the log with this member's changes that the server has not confirmed. */
  visible: readonly KnownMessage[];
  /** A refused message that goes back into the composer. Null once it is there. */
  takenBack: Unsent | null;
  /** Until when the room takes no message of this member, in milliseconds since 1970 by this device's clock. */
  refusedUntil: number;
  /** Members who are typing now. */
  writing: readonly string[];
}

export const emptyView: ThreadView = {
  status: { kind: "loading" },
  log: emptyLog,
  visible: [],
  unsent: [],
  askedEdits: [],
  takenBack: null,
  refusedUntil: 0,
  writing: [],
};
