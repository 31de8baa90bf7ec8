import {
  CHANGES_PREFIX,
  localStore,
  OUTBOX_PREFIX,
  onSaved,
  READS_PREFIX,
  savedKeys,
} from "../../net/storage/local-storage.ts";
import type { BackgroundSender, createBackgroundSender } from "./background-sender.ts";

interface SenderModule {
  createBackgroundSender: typeof createBackgroundSender;
}

/** Sends this member's pending messages, and devotions that were read without network, in the background. Its code is fetched as soon as there are some. */
export function startBackgroundSender(memberId: string, fetchSender: () => Promise<SenderModule>): BackgroundSender {
  let sender: BackgroundSender | null = null;
  let isStopped = false;

  async function load(): Promise<void> {
    const { createBackgroundSender } = await fetchSender();
    if (isStopped || sender) return;
    unsubscribe();
    sender = createBackgroundSender({ memberId });
    sender.wake();
  }

  function loadIfPending(): void {
    const prefixes = [OUTBOX_PREFIX, CHANGES_PREFIX, READS_PREFIX].map((prefix) => `${prefix}${memberId}`);
    const isPending = prefixes.some((prefix) => savedKeys(localStore(), prefix).length > 0);
    // Without network nothing can be sent, and a browser may keep it as the result that the code could not be loaded. The next
    // wake tries again.
    if (isPending && navigator.onLine) load().catch(() => {});
  }

  const unsubscribe = onSaved(loadIfPending);
  return {
    wake() {
      if (sender) sender.wake();
      else loadIfPending();
    },
    stop() {
      isStopped = true;
      unsubscribe();
      sender?.stop();
    },
  };
}
