/** Limits how much work runs at the same time. Further work waits and starts in order of arrival. */
export function semaphore(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next one takes over this slot directly, so that no newcomer can get ahead of it.
      if (next) next();
      else running -= 1;
    }
  };
}
