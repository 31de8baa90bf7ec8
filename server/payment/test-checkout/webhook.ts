import type { Clock } from "./clock.ts";
import type { Store, TestTransaction } from "./store.ts";

const TIMEOUT_MS = 60_000;
/** After a restart, the server gets this long to come up as well. */
const RESUME_MS = 5_000;

interface WebhookOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly url: string;
  readonly hash: string;
}

/** Tells the server about transactions that have ended; about those that it missed, after the next restart. */
export function webhookSender({ store, clock, url, hash }: WebhookOptions) {
  const closing = new AbortController();

  async function send(txRef: string): Promise<void> {
    if (closing.signal.aborted) return;
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const body = JSON.stringify({ event: "charge.completed", data: { tx_ref: txRef } });
    const headers = { "verif-hash": hash, "content-type": "application/json" };
    const isTold = await fetch(url, { method: "POST", headers, body, signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isTold || closing.signal.aborted) return;
    store.state.untold = store.state.untold.filter((each) => each !== txRef);
    store.save();
  }

  for (const txRef of store.state.untold) clock.after(RESUME_MS, () => void send(txRef));
  return {
    announce({ txRef }: TestTransaction): void {
      store.state.untold.push(txRef);
      store.save();
      void send(txRef);
    },
    close: () => closing.abort(),
  };
}
