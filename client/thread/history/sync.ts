import { backoffDelay } from "../../net/backoff.ts";
import { codeOf, type FailureCode, isPassing } from "../../net/http/api-error.ts";
import type { Wait } from "../../net/wait.ts";

export type SyncState = { kind: "loading" } | { kind: "ready" } | { kind: "failed"; code: FailureCode };

export interface SyncParts {
  /** Asks for nothing more once the signal is aborted. */
  catchUp(options: { refetchNewest: boolean; signal: AbortSignal }): Promise<void>;
  /** `loading` until the first time it succeeded; `failed` where no try will mend it, or the first page did not come. */
  changed(state: SyncState): void;
  wait: Wait;
  random(): number;
}

export interface Sync {
  /** Something may be missing. Resolves when everything asked for until then is here, or the try failed. */
  request(options?: { refetchNewest?: boolean }): Promise<void>;
  /** Nothing that is here counts any more. */
  reset(): void;
  /** The thread is closed; no request and no timer goes on. A later request starts again. */
  stop(): void;
}

/** One catching up at a time; what fails for a passing reason is tried again by itself. */
export function createSync({ catchUp, changed, wait, random }: SyncParts): Sync {
  let isWanted = false;
  let mustRefetchNewest = false;
  let running: Promise<void> | null = null;
  let isReady = false;
  let failures = 0;
  let cancel = () => {};
  let open = new AbortController();

  function failed(code: FailureCode, refetchNewest: boolean): void {
    // A short stretch is missing, which the next try brings; the page that is there stays.
    if (!isReady) changed({ kind: "failed", code });
    if (!isPassing(code)) return;
    cancel = wait(backoffDelay(failures, random), () => void request({ refetchNewest }));
    failures += 1;
  }

  async function run(): Promise<void> {
    while (isWanted) {
      const refetchNewest = mustRefetchNewest;
      const { signal } = open;
      [isWanted, mustRefetchNewest] = [false, false];
      try {
        await catchUp({ refetchNewest, signal });
        failures = 0;
        isReady ||= !signal.aborted;
        if (!signal.aborted) changed({ kind: "ready" });
      } catch (error) {
        if (!signal.aborted) failed(codeOf(error), refetchNewest);
      }
    }
    running = null;
  }

  function request({ refetchNewest = false } = {}): Promise<void> {
    cancel();
    isWanted = true;
    mustRefetchNewest ||= refetchNewest;
    running ??= run();
    return running;
  }

  return {
    request,
    reset() {
      isReady = false;
      changed({ kind: "loading" });
      void request();
    },
    stop() {
      cancel();
      isWanted = false;
      open.abort();
      open = new AbortController();
    },
  };
}
