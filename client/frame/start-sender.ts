import { localStore, onSaved, savedKeys } from "../net/storage/local-storage.ts";
import type { LivePart, Sender } from "./live.ts";

/** Sends in the background what this member has left on the device. The code is loaded as soon as there is something. */
export function startSender(memberId: string, { prefixes, load }: NonNullable<LivePart["sender"]>): Required<Sender> {
  let sender: Sender | null = null;
  let isStopped = false;

  async function start(): Promise<void> {
    const createSender = await load();
    if (isStopped || sender) return;
    unsubscribe();
    sender = createSender(memberId);
    sender.wake();
  }

  function startIfPending(): void {
    const isPending = prefixes.some((prefix) => savedKeys(localStore(), `${prefix}${memberId}`).length > 0);
    // Without network nothing can be sent, and a browser may keep it as the result that the code could not be loaded. The next
    // wake tries again.
    if (isPending && navigator.onLine) start().catch(() => {});
  }

  const unsubscribe = onSaved(startIfPending);
  return {
    wake() {
      if (sender) sender.wake();
      else startIfPending();
    },
    stop() {
      isStopped = true;
      unsubscribe();
      sender?.stop?.();
    },
  };
}
