/** A signal that aborts after a time, or earlier with the caller's own signal. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Starts the time again. */
  restart(): void;
  /** Stops the timer. Call it when the work is over. */
  clear(): void;
}

/** `AbortSignal.timeout` and `AbortSignal.any` are newer than the minimum browsers. */
export function startDeadline(milliseconds: number, callerSignal?: AbortSignal): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, milliseconds);
  if (callerSignal?.aborted) abort();
  else callerSignal?.addEventListener("abort", abort, { once: true });
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(abort, milliseconds);
    },
    clear() {
      clearTimeout(timer);
      callerSignal?.removeEventListener("abort", abort);
    },
  };
}
