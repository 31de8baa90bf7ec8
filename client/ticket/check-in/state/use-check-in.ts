import { useEffect, useMemo, useSyncExternalStore } from "react";
import { readCheckInChanges, readCheckInList, sendScans, undoCheckIn } from "../../../../schema/ticket/check-in-api.ts";
import { startDeadline } from "../../../net/http/deadline.ts";
import { call } from "../../../net/http/http.ts";
import { randomUuid } from "../../../net/random-uuid.ts";
import { localStore } from "../../../net/storage/local-storage.ts";
import { wait } from "../../../net/wait.ts";
import { onWake } from "../../../ui/late/wake.ts";
import { type CheckInClient, type CheckInPorts, type CheckInView, createCheckInClient } from "./check-in-client.ts";
import { forgetCheckIns, loadCheckIns, saveCheckIns } from "./check-in-storage.ts";
import { fingerprintOf } from "./fingerprint.ts";

/** How soon a gate learns what others did. */
const SYNC_MS = 5_000;
/** Someone is waiting: after this, the phone decides alone. */
const URGENT_TIMEOUT_MS = 3_000;

function portsOf(memberId: string, eventId: string): CheckInPorts {
  const params = { eventId };
  const store = localStore();
  return {
    readList: () => call(readCheckInList, { params }),
    readChanges: (since) => call(readCheckInChanges, { params, query: { since } }),
    async send(scans, isUrgent) {
      const deadline = isUrgent ? startDeadline(URGENT_TIMEOUT_MS) : undefined;
      try {
        const body = { sentAt: Date.now(), scans };
        const { answers } = await call(sendScans, { params, body, signal: deadline?.signal });
        return answers;
      } finally {
        deadline?.clear();
      }
    },
    undo: async (reference, nonce) =>
      void (await call(undoCheckIn, { params: { eventId, reference }, query: nonce === undefined ? {} : { nonce } })),
    fingerprintOf,
    load: () => loadCheckIns(store, memberId, eventId),
    save: (state) => saveCheckIns(store, memberId, eventId, state),
    forget: () => forgetCheckIns(store, memberId, eventId),
    isOnline: () => navigator.onLine,
    now: Date.now,
    newNonce: randomUuid,
  };
}

/** This phone's check-in of an event, kept up to date while the screen is open. */
export function useCheckIn(memberId: string, eventId: string): { client: CheckInClient; view: CheckInView } {
  const client = useMemo(() => createCheckInClient(portsOf(memberId, eventId)), [memberId, eventId]);
  const view = useSyncExternalStore(client.subscribe, client.view);
  useEffect(() => keepSynced(client), [client]);
  return { client, view };
}

/** Syncs now, every few seconds while the page is visible, and at once when network or page come back. */
function keepSynced(client: CheckInClient): () => void {
  let stopWaiting = () => {};
  let isOver = false;
  async function sync(): Promise<void> {
    stopWaiting();
    if (document.visibilityState === "visible") await client.sync();
    if (!isOver) stopWaiting = wait(SYNC_MS, () => void sync());
  }
  void sync();
  const stopWaking = onWake(() => void sync());
  // The browser knows at once that the network is gone, and the screen shows it.
  const onOffline = () => void client.sync();
  window.addEventListener("offline", onOffline);
  return () => {
    isOver = true;
    stopWaiting();
    stopWaking();
    window.removeEventListener("offline", onOffline);
  };
}
