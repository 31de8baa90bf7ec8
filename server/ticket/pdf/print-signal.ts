/** Wakes requests of this process that wait for a print. Those of other processes look into the table now and then. */
export interface PrintSignal {
  /** Resolves when the ticket's print ends in this process, or after a time. */
  wait(registrationId: string, ms: number): Promise<void>;
  /** The print succeeded or failed. */
  ended(registrationId: string): void;
}

export function printSignal(): PrintSignal {
  const waiting = new Map<string, Set<() => void>>();

  return {
    wait(registrationId, ms) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const waiters = waiting.get(registrationId) ?? new Set();
      waiting.set(registrationId, waiters.add(resolve));
      const timer = setTimeout(resolve, ms);
      return promise.finally(() => {
        clearTimeout(timer);
        waiters.delete(resolve);
        if (waiters.size === 0) waiting.delete(registrationId);
      });
    },
    ended(registrationId) {
      for (const wake of waiting.get(registrationId) ?? []) wake();
    },
  };
}
