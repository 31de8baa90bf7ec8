import { readHealth } from "../../schema/health/api.ts";
import { call } from "../net/http/http.ts";
import { localStore, onSaved, savedKeys } from "../net/storage/local-storage.ts";
import type { LivePart, Sender } from "./live.ts";

/** Sends in the background what this member has left on the device. The code is loaded as soon as there is something. */
export function startSender(memberId: string, { prefixes, load }: NonNullable<LivePart["sender"]>): Required<Sender> {
  let sender: Sender | null = null;
  let isStopped = false;

  async function start(): Promise<void> {
    // A browser may keep for the life of the page that code could not be loaded, and may believe that it is online when
    // nothing arrives. So something that can be repeated goes first.
    await call(readHealth, {});
    const createSender = await load();
    if (isStopped || sender) return;
    unsubscribe();
    sender = createSender(memberId);
    sender.wake();
  }

  function startIfPending(): void {
    const isPending = prefixes.some((prefix) => savedKeys(localStore(), `${prefix}${memberId}`).length > 0);
    // Offline nothing can be sent. The next wake tries again.
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
