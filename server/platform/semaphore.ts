/** Lets so much work go on at the same time; what comes meanwhile waits, and begins in the order in which it came. */
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
      // It takes this one's place, so that nobody who comes now is before it.
      if (next) next();
      else running -= 1;
    }
  };
}
