// Loaded with the first message or read devotion that is pending: what sends them, and the texts of all reasons for which a
// message may be refused.
import { createReadSender } from "../../devotion/read/send-reads.ts";
import {
  type BackgroundSender,
  type BackgroundSenderParts,
  createBackgroundSender as createMessageSender,
} from "../../thread/pending/background-sender.ts";

/** Sends what is pending: messages and their changes, and devotions that were read without network. */
export function createBackgroundSender(parts: BackgroundSenderParts): BackgroundSender {
  const messages = createMessageSender(parts);
  const reads = createReadSender(parts.memberId);
  return {
    wake() {
      messages.wake();
      reads.wake();
    },
    stop: messages.stop,
  };
}
